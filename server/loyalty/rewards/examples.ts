import { exampleCustomer } from '#server/loyalty/customers/examples.ts'
import { examplePoints, exampleStampCard } from '#server/loyalty/programs/examples.ts'

export const exampleOperationId = '0198d4a1-5c22-7f08-b3d6-1e8a9047c2f5'
const customer_id = exampleCustomer.id
const done = { operation_id: exampleOperationId, customer_id }

/** The reward of a full card. */
export const exampleFreeCoffee = {
  id: '0198d4a1-5c2a-7a11-9e40-c7b52f63d810',
  program_id: exampleStampCard.id,
  type: 'stamp_card' as const,
  name: 'A coffee of your choice',
  description: null,
  redemption_code: 'K7MQ4RTX',
  expires_at: '2026-06-11T03:59:59.999Z',
}
const cake = { name: 'Cake of the day', description: 'A slice, to stay or to go' }
const claimedCake = {
  ...exampleFreeCoffee,
  ...cake,
  id: '0198d4b3-0e71-7d25-8c3f-4a96b1e7025d',
  program_id: examplePoints.id,
  type: 'catalogue' as const,
  redemption_code: 'PY3DHW6A',
}
const rebate = {
  ...exampleFreeCoffee,
  id: '0198d4b9-6f03-7b88-a1d7-e25c9340f76b',
  name: '10% off',
  program_id: '0198c2e0-9d15-7a62-b8e1-3f0c74d5a928',
  type: 'rebate_code' as const,
  redemption_code: 'SAVEQ4TF7RKM',
}
const offered = {
  id: '0198c2f0-8a40-7c39-95be-7d12e6f0b483',
  program_id: examplePoints.id,
  ...cake,
  type: 'catalogue' as const,
  points_price: 80,
  stock: 40,
  valid_days: 30,
  active: true,
  cost: 210,
  version: 1,
  issued: 0,
  waiting: 0,
  redeemed: 0,
}
const terms = { ...cake, points_price: 80, stock: 40, valid_days: 30 }

export const listRewards = {
  answer: { data: [{ ...offered, issued: 12, waiting: 2, redeemed: 10 }], next: null },
}
export const createReward = { body: { program_id: examplePoints.id, ...terms }, answer: offered }
export const editReward = {
  body: { version: 1, ...terms, points_price: 90 },
  answer: { ...offered, points_price: 90, version: 2 },
}
export const archiveReward = { body: { version: 2 }, answer: { ...offered, active: false, version: 3 } }
export const claimReward = {
  body: { customer_id, device: 'Till 1' },
  answer: { ...done, reward: claimedCake, points: -80, points_balance: 40 },
}
export const cancelClaim = {
  answer: { ...done, customer_reward_id: claimedCake.id, points: 80, expired_points: 0, points_balance: 120 },
}
export const redeem = {
  body: { code: exampleFreeCoffee.redemption_code, device: 'Till 1' },
  answer: {
    ...done,
    redeemed_at: '2026-05-12T08:15:00.000Z',
    reward: { ...exampleFreeCoffee, status: 'redeemed' as const },
  },
}
export const issueRebateCode = {
  body: { customer_id, note: 'For the long wait' },
  answer: { ...done, reward: rebate },
}
