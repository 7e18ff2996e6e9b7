import { expect } from 'vitest'
import { setSwitches } from '#server/businesses/business/index.ts'
import { Refusal } from '#server/platform/context/refusal.ts'
import type { TestBusiness, World } from '#tests/world/index.ts'
import { key, offer } from '../till.ts'
import { configs } from './histories.ts'

/** A business in which a history is played. */
export type Game = {
  business: TestBusiness
  customers: string[]
  offers: string[]
  /** The scarce reward, with its first stock. */
  scarce: { id: string; stock: number }
  /** Operations and codes that a caller can name now. */
  operations: string[]
  codes: string[]
  /** The operation that answered for each key. */
  answers: Map<string, string>
}

/** All five programs, two customers, and two rewards to buy with points, one of them scarce. */
export async function openGame(world: World): Promise<Game> {
  const programs = Object.fromEntries(Object.entries(configs).map(([type, [first]]) => [type, first]))
  const business = await world.newBusiness({ timeZone: 'UTC', visitWindowMinutes: 15, programs })
  await business.run((ctx) => setSwitches(ctx, { offline_most_value: null }))
  const customers = [await business.addCustomer('Ana'), await business.addCustomer('Bob')]
  const stock = 2
  const plenty = await offer(business, 5, { validDays: 2 })
  const scarce = await offer(business, 9, { stock, validDays: 6 })
  return {
    business,
    customers,
    offers: [plenty.id, scarce.id],
    scarce: { id: scarce.id, stock },
    operations: [],
    codes: [],
    answers: new Map(),
  }
}

/** Refusals are normal answers. Any other error is a bug. */
export async function attempt<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}

type Answer = {
  operation_id: string
  rewards?: { redemption_code: string }[]
  reward?: { redemption_code: string }
}

/**
 * Sends the same request from several tills at once, under one key: it must count once and have one answer. Returns
 * true if it was done.
 */
export async function tap(game: Game, times: number, request: (idempotencyKey: string) => Promise<Answer>) {
  const idempotencyKey = key()
  const tapped = await Promise.all(Array.from({ length: times }, () => attempt(request(idempotencyKey))))
  const answers = tapped.filter((answer) => answer !== undefined)
  for (const answer of answers) {
    game.answers.set(idempotencyKey, game.answers.get(idempotencyKey) ?? answer.operation_id)
    expect(answer.operation_id).toBe(game.answers.get(idempotencyKey))
  }
  const [first] = answers
  if (!first) return false
  game.operations.push(first.operation_id)
  const rewards = [...(first.rewards ?? []), ...(first.reward ? [first.reward] : [])]
  game.codes.push(...rewards.map(({ redemption_code }) => redemption_code))
  return true
}

/** An element of the list. */
export const pickFrom = <T>(list: T[], pick: number): T | undefined => list[pick % Math.max(1, list.length)]
