import { exampleCustomer } from '#server/loyalty/customers/examples.ts'
import { exampleStampCard } from '#server/loyalty/programs/examples.ts'
import { exampleFreeCoffee, exampleOperationId } from '#server/loyalty/rewards/examples.ts'
import { caseWords } from './late/caseWords.ts'

const customer_id = exampleCustomer.id
const program = { program_id: exampleStampCard.id, name: exampleStampCard.name }
const nothing = { points: 0, points_balance: 0, stamps: 0, stamps_current: 0, visits: 0 }
// The tenth stamp: the card is full and becomes a reward.
const effect = {
  amount: 480,
  paid: 480,
  currency: 'USD',
  discount: null,
  visit: { counted: true, reason: null },
  programs: [
    {
      ...program,
      type: exampleStampCard.type,
      ...nothing,
      total_earned: 0,
      stamps: 1,
      stamps_required: null,
      reason: null,
    },
  ],
  notes: [],
}

export const previewPurchase = {
  body: { customer_id, amount: 480 },
  answer: {
    ...effect,
    rewards: [{ ...exampleFreeCoffee, redemption_code: null }],
    preview_token: 'n4bQgYhMfWWaL-qgxVrQFaO_TxsrC4Is0V1sFbDwCgg',
  },
}
export const recordPurchase = {
  body: { customer_id, amount: 480, device: 'Till 1' },
  answer: {
    ...effect,
    operation_id: exampleOperationId,
    customer_id,
    recorded_at: '2026-05-11T12:31:00.000Z',
    rewards: [exampleFreeCoffee],
  },
}

const operation = {
  id: exampleOperationId,
  kind: 'purchase',
  source: 'api',
  customer_id,
  amount: 480,
  discount_amount: 0,
  currency: 'USD',
  is_visit: true,
  staff_name: null,
  device: 'Till 1',
  note: null,
  undoes_id: null,
  refunds_id: null,
  happened_at: null,
  at: recordPurchase.answer.recorded_at,
  entries: [
    {
      id: '0198d4a1-5c24-7e90-b617-d38f0a52c94e',
      program_id: exampleStampCard.id,
      customer_reward_id: exampleFreeCoffee.id,
      points: 0,
      stamps: 1,
      sentence: '+1 stamp, card full',
    },
  ],
}
export const listOperations = { answer: { data: [operation], next: null } }
export const readOperation = { answer: operation }

const { id, name, redemption_code } = exampleFreeCoffee
const { operation_id, recorded_at } = recordPurchase.answer
const late = { kind: 'purchase' as const, customer_id, amount: 480 }
export const recordBatch = {
  body: {
    sent_at: '2026-05-11T12:31:00.000Z',
    device: 'Till 1',
    operations: [
      { ...late, key: '6f0c8f5e-3f0e-4a55-9d0c-0c8b7f3a1d20', happened_at: '2026-05-11T09:02:00.000Z' },
      { ...late, key: 'b3d1e5b4-0a6d-4c0f-8a35-9f6f0c1e7a42', happened_at: '2026-05-07T09:05:00.000Z' },
      {
        ...{ kind: 'redemption' as const, code: redemption_code },
        ...{ key: '2c7a9e10-5b0c-4a7e-9d0f-1f0f6a2f7b11', happened_at: '2026-05-11T09:06:00.000Z' },
      },
    ],
  },
  answer: {
    data: [
      {
        key: '6f0c8f5e-3f0e-4a55-9d0c-0c8b7f3a1d20',
        outcome: 'recorded' as const,
        operation_id,
        recorded_at,
        happened_at: '2026-05-11T09:02:00.000Z',
        purchase: recordPurchase.answer,
      },
      {
        key: 'b3d1e5b4-0a6d-4c0f-8a35-9f6f0c1e7a42',
        outcome: 'case' as const,
        case_id: '0198d4a2-b4c1-7a3e-8f17-5d2e90c6b1f4',
        reason: 'too_old' as const,
        message: caseWords.too_old,
      },
      {
        key: '2c7a9e10-5b0c-4a7e-9d0f-1f0f6a2f7b11',
        outcome: 'case' as const,
        case_id: '0198d4a2-b4c1-7a3e-8f17-5d2e90c6b1f5',
        reason: 'redeemed' as const,
        message: caseWords.redeemed,
      },
    ],
  },
}

export const undoOperation = {
  body: { reason: 'Rung up for the wrong guest' },
  answer: {
    operation_id: '0198d4a2-91be-7c60-8d24-f3a07b5e16c9',
    undone_operation_id: exampleOperationId,
    customer_id,
    visit_taken_back: true,
    programs: [{ ...program, type: exampleStampCard.type, ...nothing, stamps: 9, stamps_current: 9 }],
    voided_rewards: [{ id, name, redemption_code }],
    not_taken_back: [],
    standing_rewards: [],
    restored_rewards: [],
    expired_rewards: [],
    notes: [],
  },
}

export const refundPurchase = {
  body: { amount: 300, left: 480, reason: 'The cake was stale' },
  answer: {
    operation_id: '0198d4a2-a2f7-7d41-9b05-c6e183d7f250',
    refunded_operation_id: exampleOperationId,
    customer_id,
    amount: 300,
    left: 180,
    currency: 'USD',
    visit_taken_back: false,
    programs: [{ ...program, type: exampleStampCard.type, ...nothing, points: -3, points_balance: 137 }],
    voided_rewards: [],
    not_taken_back: [],
    standing_rewards: [],
    restored_rewards: [],
    expired_rewards: [],
    notes: [],
  },
}

export const findCustomers = { answer: { data: [exampleCustomer], next: null } }
export const findReward = {
  answer: {
    customer: exampleCustomer,
    reward: { ...exampleFreeCoffee, status: 'earned' as const, redeemed_at: null },
  },
}
