import type { Memory } from './memory.ts'

/** Sums of a replay. Discounts in minor units; undone operations are left out. */
export type Given = { points: number; points_expired: number; rewards: number; discounts: number }

export const nothing: Given = { points: 0, points_expired: 0, rewards: 0, discounts: 0 }

export const add = (one: Given, other: Given): Given => ({
  points: one.points + other.points,
  points_expired: one.points_expired + other.points_expired,
  rewards: one.rewards + other.rewards,
  discounts: one.discounts + other.discounts,
})

/** Adds up what a person was given; transfers between their records add up to nothing. */
export function givenIn({ entries, operations, expired, brought }: Memory): Given {
  const undone = new Set([...operations.values()].flatMap(({ reverses_id }) => reverses_id ?? []))
  const given = { ...nothing }
  for (const [lotId, points] of expired) if (!brought.has(lotId)) given.points_expired += points
  for (const [operationId, rows] of entries)
    for (const { earned, rewards, cause } of rows) {
      given.points += earned
      given.rewards += rewards
      if (undone.has(operationId)) continue
      if (cause.code === 'ladder') given.discounts += cause.discount?.off.amount ?? 0
      if (cause.code === 'reward_used') given.discounts += cause.off.amount
    }
  return given
}
