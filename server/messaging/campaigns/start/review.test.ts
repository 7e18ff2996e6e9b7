import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Desk, openDesk } from '#tests/messages/desk.ts'
import { openCampaignBusiness } from '#tests/world/campaignBusiness.ts'
import { dropLinks, settleReview } from './settleReview.ts'
import { startScheduled } from './startCampaign.ts'

let desk: Desk
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.close())

const EVIL = 'https://evil.example/login'
const phish = {
  type: 'email',
  texts: [{ subject: 'Your account is locked', body: `Unlock it here: ${EVIL} at once` }],
} as const

let customers = 0
async function openBusiness({ paid = false } = {}) {
  const business = await openCampaignBusiness(desk, { paid })
  const email = `reader-${customers++}@example.com`
  await business.addCustomer({ email, agreed: ['email'] })
  const round = (id: string) => business.run((ctx) => startScheduled(ctx, id))
  const answer = (id: string, release: boolean) =>
    business.run((ctx) => settleReview(ctx, { id, release, reason: 'It says who you are not.' }))
  const received = () => desk.mailbox.mails(email)
  return { ...business, round, answer, received }
}

describe('a mailing of a new shop with links to other sites', () => {
  it('waits for a look, says why, and goes nowhere by itself', async () => {
    const business = await openBusiness()
    const { id } = await business.make(phish)
    expect(await business.forecast(id)).toMatchObject({ refusal: null, looked_at_for: ['evil.example'] })
    await business.start(id)
    await business.round(id)
    expect(await business.read(id)).toMatchObject({ status: 'scheduled', looked_at_for: ['evil.example'] })
    expect(await business.messages()).toEqual([])
  })

  it('goes once it is released, and so do later ones to the same hosts, but none to another', async () => {
    const business = await openBusiness()
    const id = await business.makeAndStart(phish)
    await business.answer(id, true)
    await business.sendAll(id)
    expect(business.received()).toHaveLength(1)
    await business.sendAll(await business.makeAndStart(phish))
    expect(business.received()).toHaveLength(2)
    const elsewhere = { ...phish, texts: [{ subject: 'Again', body: `${EVIL} or https://worse.example` }] }
    const held = await business.makeAndStart(elsewhere)
    await business.round(held)
    expect(await business.read(held)).toMatchObject({ status: 'scheduled', looked_at_for: ['worse.example'] })
    expect(business.received()).toHaveLength(2)
  })

  it('does not go once it is refused: the shop reads why, and a changed one is looked at again', async () => {
    const business = await openBusiness()
    const id = await business.makeAndStart(phish)
    await business.answer(id, false)
    await business.round(id)
    expect(await business.read(id)).toMatchObject({
      status: 'failed',
      status_reason: 'Regulars looked at it and did not let it go: It says who you are not.',
    })
    await expect(business.answer(id, true)).rejects.toMatchObject({ code: 'conflict' })
    const again = await business.makeAndStart(phish)
    expect(await business.read(again)).toMatchObject({ status: 'scheduled' })
    expect(business.received()).toEqual([])
  })

  it('goes with the first payment', async () => {
    const business = await openBusiness()
    const id = await business.makeAndStart(phish)
    await business.change({ plan_texts_since: desk.clock.now() })
    await business.round(id)
    await business.sendAll(id)
    expect(business.received()).toHaveLength(1)
  })

  it('goes without its links where the shop takes them out', async () => {
    const business = await openBusiness()
    const { id } = await business.make(phish)
    await business.start(id)
    await business.run((ctx) => dropLinks(ctx, id))
    await business.sendAll(id)
    const [mail] = business.received()
    expect(`${mail!.text}${mail!.html}`).not.toContain('evil.example')
    expect(mail!.text).toContain('Unlock it here: at once')
  })

  it('waits for nobody in a shop that has paid, or where it leads to us alone', async () => {
    const paid = await openBusiness({ paid: true })
    await paid.sendAll(await paid.makeAndStart(phish))
    expect(paid.received()).toHaveLength(1)
    const young = await openBusiness()
    const ours = {
      ...phish,
      texts: [{ subject: 'News', body: `See ${desk.services.publicUrl}/customer/login` }],
    }
    await young.sendAll(await young.makeAndStart(ours))
    expect(young.received()).toHaveLength(1)
  })
})
