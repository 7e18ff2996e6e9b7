import { inArray } from 'drizzle-orm'
import { expect } from 'vitest'
import { operations } from '#server/loyalty/ledger/tables.ts'
import { listRewards } from '#server/loyalty/rewards/index.ts'
import type { World } from '#tests/world/index.ts'
import { brokenRules } from '../invariants.ts'
import { act, sweep } from './acts.ts'
import { type Game, openGame } from './game.ts'
import type { History } from './histories.ts'

/** Plays a history in its own business and checks every rule after it, before and after the daily sweep. */
export async function play(world: World, history: History): Promise<void> {
  const game = await openGame(world)
  for (const round of history) {
    game.business.passMinutes(round.minutes)
    // A mistake compares the state before it with the state after its undo, so nobody else acts meanwhile.
    const [mistakes, others] = [
      round.steps.filter(({ does }) => does === 'mistake'),
      round.steps.filter(({ does }) => does !== 'mistake'),
    ]
    await Promise.all(others.map((step) => act(game, step)))
    for (const step of mistakes) await act(game, step)
  }
  expect(await brokenRules(game.business)).toEqual([])
  await expectKeysCountedOnce(game)
  await sweep(game.business)
  expect(await brokenRules(game.business, { swept: true })).toEqual([])
  await expectStockKept(game)
}

/** Rewards that are neither in stock nor held by a customer were redeemed. */
async function expectStockKept({ business, scarce }: Game): Promise<void> {
  const listed = (await business.run((ctx) => listRewards(ctx))).find(({ id }) => id === scarce.id)!
  expect(listed.stock! + listed.waiting + listed.redeemed).toBe(scarce.stock)
}

async function expectKeysCountedOnce({ business, answers }: Game): Promise<void> {
  if (answers.size === 0) return
  const rows = await business.run(({ tx }) =>
    tx
      .select({ key: operations.idempotency_key, id: operations.id })
      .from(operations)
      .where(inArray(operations.idempotency_key, [...answers.keys()])),
  )
  expect(new Map(rows.map((row) => [row.key, row.id]))).toEqual(answers)
}
