import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Desk, openDesk } from '#tests/messages/desk.ts'
import { openCampaignBusiness } from '#tests/world/campaignBusiness.ts'
import { usualTextLimits } from '#tests/world/textLimits.ts'
import { startCampaign } from './startCampaign.ts'

const news = { type: 'email', texts: [{ subject: 'News', body: 'The new roast is here' }] } as const
const FREE_OF_CHARGE = 3

let desk: Desk
beforeAll(async () => {
  const mails = { ...usualTextLimits.mails, beforePayment: FREE_OF_CHARGE }
  desk = await openDesk({ textLimits: { mails } })
})
afterAll(() => desk.close())

let customers = 0
async function openBusiness(wanted: Parameters<typeof openCampaignBusiness>[1] = {}, mailed = 2) {
  const business = await openCampaignBusiness(desk, wanted)
  for (let customer = 0; customer < mailed; customer++)
    await business.addCustomer({ email: `reader-${customers++}@example.com`, agreed: ['email'] })
  return business
}
const received = async (business: { messages(): Promise<{ status: string }[]> }) =>
  (await business.messages()).filter(({ status }) => status === 'sent').length

describe('a mailing', () => {
  it('of a stranger who signed up with an address that is not theirs cannot be started', async () => {
    const business = await openBusiness({ proven: false })
    const { id } = await business.make(news)
    const refusal = 'No email goes out before the owner has confirmed their email address.'
    expect(await business.forecast(id)).toMatchObject({ refusal, needs_address: false })
    await expect(business.start(id)).rejects.toMatchObject({ code: 'conflict', message: refusal })
  })

  it('says before it starts that the mails before the first payment do not reach, and pauses there', async () => {
    const business = await openBusiness({ paid: false, credits: 1000 }, FREE_OF_CHARGE + 2)
    const { id } = await business.make({ ...news, holdout_percent: 0 })
    expect(await business.forecast(id)).toMatchObject({
      refusal: null,
      warning:
        'Only 3 of the 3 marketing emails that come before the first payment for the Agency plan are left. It would be paused on the way.',
      upgrade: true,
    })
    await business.start(id)
    await business.sendAll(id)
    expect(await received(business)).toBe(FREE_OF_CHARGE)
    const { progress } = await business.read(id)
    expect(progress.withheld).toBe(2)
  })

  it('cannot go without the postal address of the shop, which an admin can give with the start', async () => {
    const business = await openBusiness({ address: null })
    const { id } = await business.make(news)
    expect(await business.forecast(id)).toMatchObject({ refusal: null, needs_address: true })
    await expect(business.start(id)).rejects.toMatchObject({
      code: 'invalid',
      fields: { address: expect.any(String) },
    })
    const { version } = await business.read(id)
    const wanted = { id, version, at: null, notAfter: null, address: '5 Elm Street, Springfield' }
    const member = { kind: 'member', userId: business.businessId, name: 'Ben', role: 'member' } as const
    await expect(
      business.run((ctx) => startCampaign({ ...ctx, actor: member }, wanted)),
    ).rejects.toMatchObject({
      code: 'forbidden',
    })
    await business.start(id, { address: '5 Elm Street, Springfield' })
    expect(await business.business()).toMatchObject({ address: '5 Elm Street, Springfield' })
    await business.sendAll(id)
    expect(await received(business)).toBe(2)
    // An address that is there is changed only in the settings.
    await business.start((await business.make(news)).id, { address: '7 Oak Street, Elsewhere' })
    expect(await business.business()).toMatchObject({ address: '5 Elm Street, Springfield' })
  })

  it('cannot go with half an address, and the whole one comes with the start', async () => {
    const business = await openBusiness({ address: 'St.Gallen/Zürich' })
    const { id } = await business.make(news)
    expect(await business.forecast(id)).toMatchObject({ refusal: null, needs_address: true })
    await expect(business.start(id)).rejects.toMatchObject({
      fields: {
        address:
          'Marketing email needs the whole postal address of your shop: its street or P.O. box, and its place. Complete it in Settings.',
      },
    })
    await expect(business.start(id, { address: 'Zürich' })).rejects.toMatchObject({
      fields: { address: expect.stringMatching(/^Write the street and number/) },
    })
    await business.start(id, { address: 'Hauptstrasse 5, 8001 Zürich' })
    expect(await business.business()).toMatchObject({ address: 'Hauptstrasse 5, 8001 Zürich' })
  })

  it('reaches nobody who has had four within a week', async () => {
    const business = await openBusiness({}, 1)
    for (let mailing = 0; mailing < 4; mailing++) await business.sendAll(await business.makeAndStart(news))
    const { id } = await business.make(news)
    expect(await business.forecast(id)).toMatchObject({
      recipients: 0,
      excluded: [{ reason: 'over_cap', customers: 1 }],
    })
    await expect(business.start(id)).rejects.toMatchObject({ code: 'conflict' })
    await business.change({ marketing_mails_a_week: 5 })
    await business.sendAll(await business.makeAndStart(news))
    expect(await received(business)).toBe(5)
  })
})
