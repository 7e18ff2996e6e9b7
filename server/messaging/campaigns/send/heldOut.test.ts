import { describe, expect, it } from 'vitest'
import { cancelCampaign } from '../settle/cancelCampaign.ts'
import { openBusiness, setUp, statesOf } from './sending.rig.ts'

setUp()

describe('those held out', () => {
  it('are drawn anew for each campaign and get nothing', async () => {
    const business = await openBusiness()
    await business.addMany(400)
    const drawn: Set<string>[] = []
    for (const name of ['One', 'Two']) {
      const id = await business.makeAndStart({ name, type: 'email', texts: [{ subject: 'Hi', body: 'Hi' }] })
      const held = (await business.recipients(id)).filter(({ state }) => state === 'held_out')
      drawn.push(new Set(held.map(({ customer_id }) => customer_id)))
      // About 40: six standard deviations on either side.
      expect(held.length).toBeGreaterThan(4)
      expect(held.length).toBeLessThan(76)
      expect((await business.read(id)).recipient_count).toBe(400 - held.length)
      await business.some(id)
      const written = (await business.messages()).map(({ customer_id }) => customer_id!)
      expect(written.filter((customer) => drawn.at(-1)!.has(customer) && drawn.length === 1)).toEqual([])
      await business.run((ctx) => cancelCampaign(ctx, id))
    }
    expect([...drawn[0]!].sort()).not.toEqual([...drawn[1]!].sort())
  })

  it('are none among fewer than 200, and none of those picked by hand', async () => {
    const business = await openBusiness()
    const ids = await business.addMany(199)
    const few = await business.makeAndStart()
    expect(await statesOf(business, few)).toEqual({ waiting: 199 })
    ids.push(...(await business.addMany(10)))
    const picked = await business.makeAndStart({ audience: { kind: 'picked', customer_ids: ids } })
    expect(await statesOf(business, picked)).toEqual({ waiting: 209 })
  })
})
