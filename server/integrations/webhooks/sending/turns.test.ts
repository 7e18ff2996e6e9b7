import { expect, it } from 'vitest'
import { Turns } from './turns.ts'

const endpointOf = (businessId: string, endpointId = businessId) => ({ businessId, endpointId })

/** Takes as many turns as there are. */
function takeAll(turns: Turns, turn: ReturnType<typeof endpointOf>): number {
  let taken = 0
  while (turns.take(turn)) taken += 1
  return taken
}

/** Gives an endpoint as many turns as one can have. */
function grow(turns: Turns, turn: ReturnType<typeof endpointOf>): void {
  for (let n = 0; n < 5; n += 1) {
    turns.take(turn)
    turns.giveBack(turn, true)
  }
}

it('an endpoint of which nothing is known has two turns, a quick one up to 128 for 32 tries at once, any other one', () => {
  const turns = new Turns()
  const endpoint = endpointOf('shop')
  const all = [takeAll(turns, endpoint)]
  for (const wasQuick of [true, true, true, false]) {
    for (let n = all.at(-1)!; n > 0; n -= 1) turns.giveBack(endpoint, wasQuick)
    all.push(takeAll(turns, endpoint))
  }
  expect(all).toEqual([2, 32, 128, 128, 1])
})

it('the endpoints of a business share its turns, and a shop more has its own', () => {
  const turns = new Turns()
  const [first, second] = [endpointOf('shop', 'first'), endpointOf('shop', 'second')]
  for (const endpoint of [first, second]) grow(turns, endpoint)
  expect([takeAll(turns, first), takeAll(turns, second)]).toEqual([128, 64])
  expect(turns.taken()).toEqual(['first', 'second'])
  expect(turns.take(endpointOf('another'))).toBe(true)
})

it('all endpoints together have a thousand', () => {
  const turns = new Turns()
  for (let n = 0; n < 600; n += 1) takeAll(turns, endpointOf(`shop ${n}`))
  expect([turns.free, turns.take(endpointOf('another'))]).toEqual([0, false])
})

it('more is looked for at a quick endpoint once half of its turns are free, so that a claim is worth its commit', () => {
  const turns = new Turns()
  const endpoint = endpointOf('shop')
  grow(turns, endpoint)
  for (let n = takeAll(turns, endpoint); n > 65; n -= 1) turns.giveBack(endpoint, true)
  const before = turns.taken()
  turns.giveBack(endpoint, true)
  expect([before, turns.taken()]).toEqual([['shop'], []])
})

/** Claims as much as an endpoint may have, and begins to try it. Each try lasts until `end`, and is as quick as said. */
function tryAll(turns: Turns, endpoint: ReturnType<typeof endpointOf>) {
  const end = Promise.withResolvers<boolean>()
  const underWay: number[] = [0]
  const tries = Array.from({ length: takeAll(turns, endpoint) }, () =>
    turns.run(endpoint, async () => {
      underWay.push(underWay.at(-1)! + 1)
      const wasQuick = await end.promise
      underWay.push(underWay.at(-1)! - 1)
      turns.giveBack(endpoint, wasQuick)
    }),
  )
  return { end: end.resolve, underWay, all: Promise.all(tries) }
}

it('of what is claimed, 32 tries to an endpoint are under way, and 48 to those of a business', async () => {
  const turns = new Turns()
  const endpoints = [endpointOf('shop', 'first'), endpointOf('shop', 'second')]
  for (const endpoint of endpoints) grow(turns, endpoint)
  const both = endpoints.map((endpoint) => tryAll(turns, endpoint))
  await new Promise(setImmediate)
  expect(both.map(({ underWay }) => underWay.at(-1))).toEqual([32, 16])
  for (const { end } of both) end(true)
  await Promise.all(both.map(({ all }) => all))
  expect(turns.free).toBe(1000)
})

it('after a slow answer what is claimed is tried one after the other', async () => {
  const turns = new Turns()
  const endpoint = endpointOf('shop')
  grow(turns, endpoint)
  const { end, underWay, all } = tryAll(turns, endpoint)
  await new Promise(setImmediate)
  const before = underWay.splice(0, underWay.length - 1).length
  end(false)
  await all
  // 32 end, and the other 96 are tried.
  expect([before, underWay[0], Math.max(...underWay.slice(32)), underWay.length]).toEqual([32, 32, 1, 225])
})
