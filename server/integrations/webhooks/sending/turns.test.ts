import { expect, it } from 'vitest'
import { Turns } from './turns.ts'

const endpointOf = (businessId: string, endpointId = businessId) => ({ businessId, endpointId })

/** Takes as many turns as there are. */
function takeAll(turns: Turns, turn: ReturnType<typeof endpointOf>): number {
  let taken = 0
  while (turns.take(turn)) taken += 1
  return taken
}

it('an endpoint of which nothing is known has two turns, a quick one up to 32, any other one', () => {
  const turns = new Turns()
  const endpoint = endpointOf('shop')
  const all = [takeAll(turns, endpoint)]
  for (const wasQuick of [true, true, true, true, true, false]) {
    for (let n = all.at(-1)!; n > 0; n -= 1) turns.giveBack(endpoint, wasQuick)
    all.push(takeAll(turns, endpoint))
  }
  expect(all).toEqual([2, 8, 32, 32, 32, 32, 1])
})

it('the endpoints of a business share its turns, and a shop more has its own', () => {
  const turns = new Turns()
  const grow = (endpoint: ReturnType<typeof endpointOf>) => {
    for (let n = 0; n < 5; n += 1) {
      turns.take(endpoint)
      turns.giveBack(endpoint, true)
    }
  }
  const [first, second] = [endpointOf('shop', 'first'), endpointOf('shop', 'second')]
  for (const endpoint of [first, second]) grow(endpoint)
  expect([takeAll(turns, first), takeAll(turns, second)]).toEqual([32, 16])
  expect(turns.taken()).toEqual(['first', 'second'])
  expect(turns.take(endpointOf('another'))).toBe(true)
})

it('all endpoints together have a thousand', () => {
  const turns = new Turns()
  for (let n = 0; n < 600; n += 1) takeAll(turns, endpointOf(`shop ${n}`))
  expect([turns.free, turns.take(endpointOf('another'))]).toEqual([0, false])
})
