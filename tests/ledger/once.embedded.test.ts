import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordPurchase, undoOperation } from '#server/loyalty/counter/index.ts'
import { newWorld, type World } from '#tests/world/index.ts'
import { buy, claim, customer, key, offer, points, redeemCode, sentences } from './till.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world.close())

const open = async () => {
  const business = await world.newBusiness({
    programs: { points: { minimumRedemption: 1 }, stamp_card: { stampsRequired: 2 } },
  })
  return { business, ana: await business.addCustomer() }
}

test('a double tap, a retry and ten tills with one key count once and get one answer', async () => {
  const { business, ana } = await open()
  const idempotencyKey = key()
  const taps = await Promise.all(
    Array.from({ length: 10 }, () => buy(business, ana, 1240, { idempotencyKey, stamps: 2 })),
  )
  taps.push(await buy(business, ana, 1240, { idempotencyKey, stamps: 2 }))
  for (const tap of taps) expect(tap).toEqual(taps[0])
  expect(await points(business, ana)).toBe(12)
  expect(await customer(business, ana)).toMatchObject({ total_visits: 1 })
  expect(taps[0]!.rewards).toHaveLength(1)
})

test('a key that was used for another input, customer or verb is refused and changes nothing', async () => {
  const { business, ana } = await open()
  const bob = await business.addCustomer('Bob')
  const idempotencyKey = key()
  await buy(business, ana, 1240, { idempotencyKey })
  const coffee = await offer(business, 5)
  const reused = { code: 'conflict', details: { reason: 'key_reused' } }
  await expect(buy(business, ana, 1250, { idempotencyKey })).rejects.toMatchObject(reused)
  await expect(buy(business, bob, 1240, { idempotencyKey })).rejects.toMatchObject(reused)
  await expect(claim(business, ana, coffee.id, idempotencyKey)).rejects.toMatchObject(reused)
  expect(await sentences(business, ana)).toHaveLength(2)
  expect(await sentences(business, bob)).toEqual([])
})

test('one key for two customers at once counts for one of them', async () => {
  const { business, ana } = await open()
  const bob = await business.addCustomer('Bob')
  const idempotencyKey = key()
  const both = await Promise.allSettled(
    [ana, bob].map((person) => buy(business, person, 100, { idempotencyKey })),
  )
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'conflict', details: { reason: 'key_reused' } },
  })
})

test('the same key in another shop is another key', async () => {
  const [here, there] = [await open(), await open()]
  const idempotencyKey = key()
  await buy(here.business, here.ana, 100, { idempotencyKey })
  await buy(there.business, there.ana, 300, { idempotencyKey })
  expect(await points(there.business, there.ana)).toBe(3)
})

test.each(['', 'x'.repeat(129)])('a key of the wrong length is refused', async (idempotencyKey) => {
  const { business, ana } = await open()
  await expect(buy(business, ana, 100, { idempotencyKey })).rejects.toMatchObject({ code: 'invalid' })
})

test('another shop’s customer and operation are not found', async () => {
  const [here, there] = [await open(), await open()]
  await expect(buy(here.business, there.ana, 100)).rejects.toMatchObject({ code: 'not_found' })
  const { operation_id: operationId } = await buy(there.business, there.ana, 100)
  await expect(
    here.business.run(
      (ctx) => undoOperation(ctx, { operationId, reason: 'x', idempotencyKey: key() }),
      here.business.owner,
    ),
  ).rejects.toMatchObject({ code: 'not_found' })
})

test('guests and customers cannot record purchases', async () => {
  const { business, ana } = await open()
  for (const actor of [
    { kind: 'customer', customerId: ana },
    { kind: 'anonymous', ipAddress: null },
  ] as const) {
    const purchase = { customerId: ana, amount: 100, idempotencyKey: key() }
    await expect(business.run((ctx) => recordPurchase(ctx, purchase), actor)).rejects.toMatchObject({
      code: 'forbidden',
    })
  }
})

test('twenty purchases of one customer at eight tills all count', async () => {
  const { business, ana } = await open()
  await Promise.all(Array.from({ length: 20 }, () => buy(business, ana, 150, { confirmRepeatVisit: true })))
  expect(await points(business, ana)).toBe(30)
  expect(await customer(business, ana)).toMatchObject({ total_visits: 20 })
})

test('a reward earned at the till can be redeemed at once', async () => {
  const { business, ana } = await open()
  const { rewards } = await buy(business, ana, 100, { stamps: 2 })
  expect(await redeemCode(business, rewards[0]!.redemption_code)).toMatchObject({ customer_id: ana })
})
