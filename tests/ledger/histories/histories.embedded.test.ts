import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { engine } from '#tests/engines/index.ts'
import { inProof, seed } from '#tests/engines/proof.ts'
import { newWorld, type World } from '#tests/world/index.ts'
import { history } from './histories.ts'
import { play } from './play.ts'

/** The number of businesses that play at once, so that the tills of one wait while others work. */
const AT_ONCE = 5
const HISTORIES = inProof(500, engine === 'postgres' ? 30 : 10)

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world.close())

test(`${HISTORIES} random histories with concurrent tills keep every rule of the ledger`, {
  timeout: inProof(3_600_000, 300_000),
}, async () => {
  let played = 0
  await fc.assert(
    fc.asyncProperty(fc.array(history, { minLength: AT_ONCE, maxLength: AT_ONCE }), async (histories) => {
      await Promise.all(histories.map((each) => play(world, each)))
      played += histories.length
    }),
    { seed, numRuns: HISTORIES / AT_ONCE, endOnFailure: true },
  )
  expect(played).toBe(HISTORIES)
})
