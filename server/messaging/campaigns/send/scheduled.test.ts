import { describe, expect, it } from 'vitest'
import { resumeCampaigns } from './sendCampaign.ts'
import { desk, localOf, openBusiness, setUp, textsOf } from './sending.rig.ts'

setUp()

describe('a scheduled campaign', () => {
  it('is sent when its time by the shop’s clock has come, and not before', async () => {
    desk.clock.travelTo(new Date('2026-03-03T15:00:00Z'))
    const business = await openBusiness()
    await business.addMany(1)
    const { id } = await business.make({})
    await business.start(id, { at: '2026-03-03T11:30' })
    expect(await business.read(id)).toMatchObject({
      status: 'scheduled',
      scheduled_for: '2026-03-03T16:30:00.000Z',
    })
    await resumeCampaigns(desk.services)
    expect((await business.read(id)).status).toBe('scheduled')
    desk.clock.travelTo(new Date('2026-03-03T16:30:00Z'))
    await resumeCampaigns(desk.services)
    await resumeCampaigns(desk.services)
    await business.sendAll(id)
    expect(await textsOf(business)).toBe(1)
  })

  it('says why it could not be sent', async () => {
    const business = await openBusiness()
    const [only] = await business.addMany(1)
    const { id } = await business.make({})
    await business.start(id, { at: localOf(1) })
    await business.execute(`update customers set opted_in_sms = false where id = '${only}'`)
    desk.clock.advance(3_600_000)
    await resumeCampaigns(desk.services)
    const { status, status_reason } = await business.read(id)
    expect([status, status_reason]).toEqual(['failed', expect.stringContaining('nobody')])
  })

  it('rests in the hours without texts', async () => {
    const business = await openBusiness()
    await business.addMany(1)
    const id = await business.makeAndStart()
    desk.clock.travelTo(new Date('2026-03-04T03:00:00Z'))
    expect(await business.sendAll(id)).toBe('rest')
    expect((await business.read(id)).goes_on_at).toBe('2026-03-04T13:00:00.000Z')
    expect(await business.messages()).toEqual([])
    desk.clock.travelTo(new Date('2026-03-04T15:00:00Z'))
    await business.sendAll(id)
    expect(await textsOf(business)).toBe(1)
  })
})
