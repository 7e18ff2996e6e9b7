import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readHistory, replay, sameRules } from '#server/data/simulation/index.ts'
import { givenIn } from '#server/data/simulation/sums.ts'
import { customers } from '#server/loyalty/customers/tables.ts'
import { customerProgramProgress as progress } from '#server/loyalty/ledger/tables.ts'
import { findProgram, type ProgramType } from '#server/loyalty/programs/index.ts'
import { inProof, seed } from '#tests/engines/proof.ts'
import { newWorld, type TestBusiness, type World } from '#tests/world/index.ts'
import { act, sweep } from './acts.ts'
import { type Game, openGame } from './game.ts'
import { type History, history } from './histories.ts'

const HISTORIES = inProof(500, 8)

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world.close())

/** Changes of the rules: a replay has one set of rules for the whole time. */
const changesRules = new Set(['pause', 'activate', 'edit'])

/**
 * Plays a history without changes of the rules and without what happened before the programs: it gave nothing, and a
 * replay has the program for the whole time.
 */
async function playIn(game: Game, rounds: History): Promise<void> {
  let hours = 0
  for (const { minutes, steps } of rounds) {
    game.business.passMinutes(minutes)
    hours += minutes / 60
    for (const step of steps) {
      const isBefore = 'hoursAgo' in step && step.hoursAgo > hours
      if (!isBefore && !changesRules.has(step.does)) await act(game, step)
    }
  }
}

const held = {
  points_balance: progress.points_balance,
  points_carried: progress.points_carried,
  stamps_current: progress.stamps_current,
  total_earned: progress.total_earned,
  rewards_earned: progress.rewards_earned,
}

/** Each customer's balances in a program, by id, from the ledger. */
async function inLedger(business: TestBusiness, programId: string) {
  const rows = await business.run(({ tx }) =>
    tx.select({ id: progress.customer_id, programId: progress.program_id, ...held }).from(progress),
  )
  return new Map(
    rows.flatMap(({ id, programId: of, ...standing }) => (of === programId ? [[id, standing]] : [])),
  )
}

async function replayed(business: TestBusiness, programId: string) {
  const { history: read, rules } = await business.run(async (ctx) => ({
    history: await readHistory(ctx, programId),
    rules: await sameRules(ctx, (await findProgram(ctx.tx, ctx.businessId, programId))!),
  }))
  const memories = read.people.map((person) => replay(read.start, rules, person))
  const standings = memories.flatMap(({ accounts }) => [...accounts.values()])
  const held = new Map(
    standings.flatMap(({ customer, programs }) => {
      const { standing } = programs[0]!
      if (!standing) return []
      const { points_balance, points_carried, stamps_current, total_earned, rewards_earned } = standing
      return [
        [
          customer.id,
          { points_balance, points_carried, stamps_current, total_earned, rewards_earned },
        ] as const,
      ]
    }),
  )
  return { held, given: memories.map(givenIn) }
}

test(`replaying the rules that a program has gives what its ledger gave, in ${HISTORIES} random histories`, {
  timeout: inProof(3_600_000, 300_000),
}, async () => {
  let compared = 0
  await fc.assert(
    fc.asyncProperty(history, async (rounds) => {
      const game = await openGame(world)
      await playIn(game, rounds)
      await sweep(game.business)
      for (const type of Object.keys(game.business.programs) as ProgramType[]) {
        const { id } = game.business.programs[type]
        const ledger = await inLedger(game.business, id)
        const { held: again } = await replayed(game.business, id)
        expect([type, again]).toEqual([type, ledger])
        compared += ledger.size
      }
    }),
    { seed, numRuns: HISTORIES, endOnFailure: true },
  )
  expect(compared).toBeGreaterThan(0)
})

test('a replay writes nothing', async () => {
  const { business } = await openGame(world)
  const before = await business.run(({ tx }) => tx.select().from(customers))
  await replayed(business, business.programs.points.id)
  expect(await business.run(({ tx }) => tx.select().from(customers))).toEqual(before)
})
