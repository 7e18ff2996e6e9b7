import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { holdMessages, releaseMessages } from '#server/platform/holds/index.ts'
import { welcome } from '#tests/messages/business.ts'
import { type Desk, openDesk } from '#tests/messages/desk.ts'
import { openCampaignBusiness } from '#tests/world/campaignBusiness.ts'
import { recoverMessages } from './recoverMessages.ts'

let desk: Desk
beforeAll(async () => {
  desk = await openDesk()
})
afterEach(() => release())
afterAll(() => desk.close())

const hold = () => holdMessages(desk.services.database.plain, desk.clock.now())
const release = () => releaseMessages(desk.services.database.plain, desk.clock.now())

describe('while messages are held', () => {
  it('none goes out, and each goes once when they are let go', async () => {
    const business = await openCampaignBusiness(desk)
    const customer = await business.addCustomer()
    expect(await hold()).toBe(true)
    expect(await hold()).toBe(false)
    await business.run((ctx) => welcome(ctx, customer))
    await desk.workOff()
    const waiting = await business.messages()
    expect(waiting.length).toBeGreaterThan(0)
    expect(waiting.filter(({ state }) => state !== 'queued')).toEqual([])
    expect(await release()).toBe(true)
    desk.clock.advance(1000)
    await recoverMessages(desk.services, 0)
    await desk.workOff()
    const sent = await business.messages()
    expect(sent.filter(({ state }) => !['accepted', 'delivered'].includes(state))).toEqual([])
    expect(sent).toHaveLength(waiting.length)
  })

  it('a campaign makes no messages, and goes on afterwards', async () => {
    const business = await openCampaignBusiness(desk)
    await business.addCustomer()
    const id = await business.makeAndStart({ holdout_percent: 0 })
    await hold()
    expect(await business.some(id)).toBe('rest')
    expect(await business.messages()).toEqual([])
    await release()
    expect(await business.sendAll(id)).toBe('over')
    expect(await business.messages()).toHaveLength(1)
  })
})
