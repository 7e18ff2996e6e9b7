import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Desk, openDesk } from '#tests/messages/desk.ts'
import { openCampaignShop } from '#tests/world/campaignShop.ts'
import { dropLinks, settleLook } from './settleLook.ts'
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

let guests = 0
async function openShop({ paid = false } = {}) {
  const shop = await openCampaignShop(desk, { paid })
  const email = `reader-${guests++}@example.com`
  await shop.addCustomer({ email, agreed: ['email'] })
  const round = (id: string) => shop.run((ctx) => startScheduled(ctx, id))
  const answer = (id: string, release: boolean) =>
    shop.run((ctx) => settleLook(ctx, { id, release, reason: 'It says who you are not.' }))
  const received = () => desk.mailbox.mails(email)
  return { ...shop, round, answer, received }
}

describe('a mailing of a new shop with links to other sites', () => {
  it('waits for a look, says why, and goes nowhere by itself', async () => {
    const shop = await openShop()
    const { id } = await shop.make(phish)
    expect(await shop.forecast(id)).toMatchObject({ refusal: null, looked_at_for: ['evil.example'] })
    await shop.start(id)
    await shop.round(id)
    expect(await shop.read(id)).toMatchObject({ status: 'scheduled', looked_at_for: ['evil.example'] })
    expect(await shop.messages()).toEqual([])
  })

  it('goes once it is released, and so do later ones to the same hosts, but none to another', async () => {
    const shop = await openShop()
    const id = await shop.makeAndStart(phish)
    await shop.answer(id, true)
    await shop.sendAll(id)
    expect(shop.received()).toHaveLength(1)
    await shop.sendAll(await shop.makeAndStart(phish))
    expect(shop.received()).toHaveLength(2)
    const elsewhere = { ...phish, texts: [{ subject: 'Again', body: `${EVIL} or https://worse.example` }] }
    const held = await shop.makeAndStart(elsewhere)
    await shop.round(held)
    expect(await shop.read(held)).toMatchObject({ status: 'scheduled', looked_at_for: ['worse.example'] })
    expect(shop.received()).toHaveLength(2)
  })

  it('does not go once it is refused: the shop reads why, and a changed one is looked at again', async () => {
    const shop = await openShop()
    const id = await shop.makeAndStart(phish)
    await shop.answer(id, false)
    await shop.round(id)
    expect(await shop.read(id)).toMatchObject({
      status: 'failed',
      status_reason: 'Regulars looked at it and did not let it go: It says who you are not.',
    })
    await expect(shop.answer(id, true)).rejects.toMatchObject({ code: 'conflict' })
    const again = await shop.makeAndStart(phish)
    expect(await shop.read(again)).toMatchObject({ status: 'scheduled' })
    expect(shop.received()).toEqual([])
  })

  it('goes with the first payment', async () => {
    const shop = await openShop()
    const id = await shop.makeAndStart(phish)
    await shop.change({ plan_texts_since: desk.clock.now() })
    await shop.round(id)
    await shop.sendAll(id)
    expect(shop.received()).toHaveLength(1)
  })

  it('goes without its links where the shop takes them out', async () => {
    const shop = await openShop()
    const { id } = await shop.make(phish)
    await shop.start(id)
    await shop.run((ctx) => dropLinks(ctx, id))
    await shop.sendAll(id)
    const [mail] = shop.received()
    expect(`${mail!.text}${mail!.html}`).not.toContain('evil.example')
    expect(mail!.text).toContain('Unlock it here: at once')
  })

  it('waits for nobody in a shop that has paid, or where it leads to us alone', async () => {
    const paid = await openShop({ paid: true })
    await paid.sendAll(await paid.makeAndStart(phish))
    expect(paid.received()).toHaveLength(1)
    const young = await openShop()
    const ours = {
      ...phish,
      texts: [{ subject: 'News', body: `See ${desk.services.publicUrl}/customer/login` }],
    }
    await young.sendAll(await young.makeAndStart(ours))
    expect(young.received()).toHaveLength(1)
  })
})
