import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newPhone } from '#tests/messages/business.ts'
import { type Desk, openDesk } from '#tests/messages/desk.ts'
import { announce } from './announce.ts'

let desk: Desk
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.close())

describe('somebody whom staff added', () => {
  const link = 'https://sunrise.example/card/secret'
  async function addedByStaff({
    timeZone,
    plan,
    agreed = ['sms'],
    ...usage
  }: { timeZone?: string; plan?: 'Free'; agreed?: 'sms'[] } & Partial<{
    usage_sms_month: string
    usage_sms_monthly: number
    portal_enabled: boolean
  }> = {}) {
    const business = await desk.newBusiness({ ...(timeZone && { timeZone }), ...(plan && { plan }) })
    if (Object.keys(usage).length > 0) await business.change(usage)
    const phone = newPhone()
    const id = await business.addCustomer({ phone, agreed })
    const cardLink = { make: async () => link }
    await business.run((ctx) => announce(ctx, { customerId: id, hasJoined: true, rewards: [], cardLink }))
    return { business, phone }
  }
  const textsTo = (phone: string) => desk.mailbox.texts(phone).map(({ body }) => body)

  it('finds the link to their card in the welcome that they agreed to', async () => {
    const { business, phone } = await addedByStaff()
    await desk.workOff()
    expect(textsTo(phone)).toEqual([expect.stringMatching(/^Welcome.*card\/secret/s)])
    expect(JSON.stringify(await business.messages())).not.toContain(link)
  })

  it('who agreed to no texts gets none', async () => {
    const { business } = await addedByStaff({ agreed: [] })
    expect(await business.messages()).toEqual([])
  })

  it('gets nothing in the night, and both in one text in the morning', async () => {
    const { business, phone } = await addedByStaff({ timeZone: 'Asia/Tokyo' })
    await desk.workOff()
    expect(textsTo(phone)).toEqual([])
    expect(await business.messages()).toMatchObject([
      { state: 'queued', outgoing: expect.stringContaining(link) },
    ])
    await desk.takeJobs('all')
  })

  it('gets nothing in the night that begins before the text is sent', async () => {
    const { business, phone } = await addedByStaff()
    await business.change({ time_zone: 'Asia/Tokyo' })
    await desk.workOff()
    expect(textsTo(phone)).toEqual([])
    expect(await business.messages()).toMatchObject([
      { state: 'queued', outgoing: expect.stringContaining(link) },
    ])
    await desk.takeJobs('all')
  })

  it('is welcomed without it where the month’s texts reach for the welcome alone', async () => {
    const { phone } = await addedByStaff({ plan: 'Free', usage_sms_month: '2026-03', usage_sms_monthly: 49 })
    await desk.workOff()
    expect(textsTo(phone)).toEqual([expect.not.stringContaining(link)])
  })

  it('gets no text at all where the last ones went before it was sent', async () => {
    const { business, phone } = await addedByStaff({ plan: 'Free' })
    await business.change({ usage_sms_month: '2026-03', usage_sms_monthly: 50 })
    await desk.workOff()
    expect(textsTo(phone)).toEqual([])
    expect(await business.messages()).toMatchObject([{ state: 'withheld', outgoing: null }])
  })

  it('gets no link of a shop whose portal is closed', async () => {
    const { phone } = await addedByStaff({ portal_enabled: false })
    await desk.workOff()
    expect(textsTo(phone)).toEqual([expect.not.stringContaining(link)])
  })
})
