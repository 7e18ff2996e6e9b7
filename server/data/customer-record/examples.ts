import { exampleCustomer } from '#server/loyalty/customers/examples.ts'
import { exampleTag } from '#server/loyalty/customers/tags/examples.ts'
import { examplePoints, exampleStampCard } from '#server/loyalty/programs/examples.ts'
import { exampleFreeCoffee, exampleOperationId } from '#server/loyalty/rewards/examples.ts'

const customer_id = exampleCustomer.id
const duplicate_id = '0198c9d7-3e05-7f4b-8a62-b0d94c17e5f3'
const done = { operation_id: exampleOperationId, customer_id }
const confirmation = `${exampleCustomer.first_name} ${exampleCustomer.last_name}`
const at = '2026-05-11T12:31:00.000Z'
const notes = 'Oat milk, no sugar'

const entry = {
  id: '0198d4a1-5c24-7e90-b617-d38f0a52c94e',
  operation_id: exampleOperationId,
  kind: 'accrual',
  sentence: '+1 stamp, card full',
  program_name: exampleStampCard.name,
  staff_name: 'Ben Okafor',
  note: null,
  happened_at: null,
  at,
}
const message = {
  id: '0198d4a1-6b10-7e54-a9f3-82c5d07e4b1a',
  type: 'sms' as const,
  direction: 'out' as const,
  subject: null,
  content: 'Hi Ana, you have earned a reward at Blue Door Café: A coffee of your choice.',
  template_name: 'Reward earned',
  state: 'delivered' as const,
  failure: null,
  opened_at: null,
  read: null,
  at,
}
const consent = {
  id: '0198d4c0-7a3c-7d18-94e5-6f2b81c03a97',
  channel: 'sms' as const,
  given: false,
  source: 'given to staff',
  wording: 'The customer told a member of staff that they no longer want text messages.',
  recorded_by: 'Ben Okafor',
  ip_address: null,
  at,
}
const reward = {
  ...exampleFreeCoffee,
  program_name: exampleStampCard.name,
  status: 'earned' as const,
  earned_at: at,
  redeemed_at: null,
}

export const readHistory = { answer: { data: [entry], next: null } }
export const readMessages = { answer: { data: [message], next: null } }
export const listConsents = { answer: { data: [consent], next: null } }
export const listRewards = { answer: { data: [reward], next: null } }
export const editCustomer = {
  body: { version: 2, notes },
  answer: { ...exampleCustomer, total_spent: 21050, notes, version: 3 },
}
export const recordConsent = {
  body: { channel: 'sms', given: false },
  answer: { consents: [consent] },
}
export const tagCustomer = { body: { name: exampleTag.name }, answer: exampleTag }
export const untagCustomer = {}
export const switchPortal = { body: { enabled: false }, answer: { portal_enabled: false } }
export const mergeCustomers = {
  body: { duplicate_id, confirmation },
  answer: { ...done, merged_id: duplicate_id, rewards: [] },
}
export const adjustBalance = {
  body: { program_id: examplePoints.id, points: 20, reason: 'The till was down on Monday' },
  answer: { ...done, points_balance: 140, stamps_current: 0, total_visits: 17, rewards: [] },
}
const { id, first_name, last_name, email, phone } = exampleCustomer
/** Shortened: the rest has the same shape as the database's rows. */
export const exportCustomer = {
  answer: {
    exported_at: at,
    customer: { id, first_name, last_name, email, phone, has_portal_pin: true },
    tags: [exampleTag.name],
    consents: [{ channel: 'sms', given: false, source: 'given to staff', at, recorded_by_staff: true }],
    programs: [],
    point_lots: [],
    operations: [],
    ledger: [],
    rewards: [],
    redemptions: [],
    late_cases: [],
    messages: [],
    links: [],
    campaigns: [],
    held_out: [],
    consent_requests: [],
    portal_sessions: [],
    preferences: { left: ['reminders'], paused_until: null, language: null },
  },
}
export const eraseCustomer = { body: { confirmation }, answer: { erased_at: at } }
