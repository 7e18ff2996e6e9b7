const config = {
  stampsRequired: 10,
  rewardDescription: 'A coffee of your choice',
  allowMultipleCards: true,
  cardExpireDays: 90,
}
const figures = {
  members: 240,
  members_recent: 31,
  points_outstanding: 0,
  points_earned: 0,
  points_earned_recent: 0,
  stamps_open: 812,
  visits_counted: 3120,
  visits_counted_recent: 404,
  rewards_offered: 0,
  rewards_issued: 231,
  rewards_issued_recent: 29,
  rewards_waiting: 38,
  rewards_redeemed: 180,
  rewards_redeemed_recent: 26,
}
const none = Object.fromEntries(Object.keys(figures).map((name) => [name, 0])) as typeof figures

/** A café's stamp card. */
export const exampleStampCard = {
  id: '0198c2e0-11aa-7c40-8f02-6d1b3e9a7c15',
  name: 'Coffee card',
  type: 'stamp_card' as const,
  status: 'active' as const,
  config,
  version: 2,
  created_at: '2026-01-12T09:00:00.000Z',
  archived_at: null,
  cheapest_reward: null,
  ...figures,
}
/** The points program of that café. */
export const examplePoints = { id: '0198c2e0-2b7d-7e93-a5c4-90f7d2416b3e', name: 'Blue Door points' }

const { name, type } = exampleStampCard
export const listPrograms = { answer: { data: [exampleStampCard], next: null, max_programs: 3 } }
export const createProgram = {
  body: { name, type, config },
  answer: { ...exampleStampCard, ...none, version: 1 },
}
export const editProgram = { body: { version: 1, name, config }, answer: exampleStampCard }
export const pauseProgram = { answer: { ...exampleStampCard, status: 'paused' as const, version: 3 } }
export const activateProgram = { answer: { ...exampleStampCard, version: 4 } }
export const archiveProgram = {
  answer: { ...exampleStampCard, status: 'paused' as const, archived_at: '2026-06-01T17:30:00.000Z' },
}
export const restoreProgram = { answer: { ...exampleStampCard, status: 'paused' as const } }
