import { describe, expect, it } from 'vitest'
import { cancelCampaign } from '../settle/cancelCampaign.ts'
import { openBusiness, setUp, statesOf } from './sending.rig.ts'

setUp()

describe('those held out', () => {
  it('are drawn anew for each campaign and get nothing', async () => {
    const shop = await openBusiness()
    await shop.addMany(400)
    const drawn: Set<string>[] = []
    for (const name of ['One', 'Two']) {
      const id = await shop.makeAndStart({ name, type: 'email', texts: [{ subject: 'Hi', body: 'Hi' }] })
      const held = (await shop.recipients(id)).filter(({ state }) => state === 'held_out')
      drawn.push(new Set(held.map(({ customer_id }) => customer_id)))
      // About 40: six standard deviations on either side.
      expect(held.length).toBeGreaterThan(4)
      expect(held.length).toBeLessThan(76)
      expect((await shop.read(id)).recipient_count).toBe(400 - held.length)
      await shop.some(id)
      const written = (await shop.messages()).map(({ customer_id }) => customer_id!)
      expect(written.filter((customer) => drawn.at(-1)!.has(customer) && drawn.length === 1)).toEqual([])
      await shop.run((ctx) => cancelCampaign(ctx, id))
    }
    expect([...drawn[0]!].sort()).not.toEqual([...drawn[1]!].sort())
  })

  it('are none among fewer than 200, and none of those picked by hand', async () => {
    const shop = await openBusiness()
    const ids = await shop.addMany(199)
    const few = await shop.makeAndStart()
    expect(await statesOf(shop, few)).toEqual({ waiting: 199 })
    ids.push(...(await shop.addMany(10)))
    const picked = await shop.makeAndStart({ audience: { kind: 'picked', customer_ids: ids } })
    expect(await statesOf(shop, picked)).toEqual({ waiting: 209 })
  })
})
