import type { RewardView } from '#server/loyalty/rewards/contract.ts'
import { type Input, type Typed, typeIn } from '../form/typed.ts'

/** The fields of a reward, within the limits of server/rewards. */
export const rewardInputs: readonly Input[] = [
  { kind: 'text', name: 'name', initial: '', maxLength: 100, required: true },
  { kind: 'text', name: 'description', initial: '', maxLength: 300, long: true },
  { kind: 'number', name: 'points_price', initial: '', min: 1, max: 1_000_000_000, step: 1 },
  { kind: 'number', name: 'stock', initial: '', min: 0, max: 1_000_000, step: 1, optional: true },
  { kind: 'number', name: 'valid_days', initial: 30, min: 0, max: 36_500, step: 1 },
]

export type RewardValues = {
  name: string
  description: string
  points_price: number
  stock: number | null
  valid_days: number
}

/** A reward's form, filled with the reward or, for a new one, with the defaults. */
export const typeReward = (reward?: Partial<RewardView>): Typed => typeIn(rewardInputs, reward)
