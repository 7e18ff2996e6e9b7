import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Desk, openDesk } from '#tests/messages/desk.ts'
import { openCampaignShop } from '#tests/world/campaignShop.ts'
import { foreignHosts, withoutForeignLinks } from '../check/foreignLinks.ts'
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

describe('the first mailing of a new shop with links to other sites', () => {
  it('waits for a look, says why, and goes nowhere by itself', async () => {
    const shop = await openShop()
    const { id } = await shop.make(phish)
    expect(await shop.forecast(id)).toMatchObject({ refusal: null, looked_at_for: ['evil.example'] })
    await shop.start(id)
    await shop.round(id)
    expect(await shop.read(id)).toMatchObject({ status: 'scheduled', looked_at_for: ['evil.example'] })
    expect(await shop.messages()).toEqual([])
  })

  it('goes once it is released, and so do later ones', async () => {
    const shop = await openShop()
    const id = await shop.makeAndStart(phish)
    await shop.answer(id, true)
    await shop.sendAll(id)
    expect(shop.received()).toHaveLength(1)
    await shop.sendAll(await shop.makeAndStart(phish))
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

describe('where a mailing leads', () => {
  const own = new Set(['regulars.example'])
  const text = (body: string, more = {}) => [{ subject: '', body, ...more }]

  it.each([
    ['https://evil.example/x', ['evil.example']],
    ['Go to www.evil.example now', ['www.evil.example']],
    ['Go to evil.com/login now', ['evil.com']],
    ['HTTPS://EVIL.EXAMPLE', ['evil.example']],
    ['Go to bit.ly/abc now', ['bit.ly']],
    ['Go to evil.support/login, or t.me/x', ['evil.support', 't.me']],
    ['Half and half: 1.5/2.0 l, coffee/tea, e.g./i.e.', []],
    ['https://regulars.example/customer/login', []],
    ['https://regulars.example/l/x', ['regulars.example/l/x']],
    ['https://regulars.example/signup-form/K4TR', ['regulars.example/signup-form/K4TR']],
    ['https://regulars.example/%73ignup-form/K4TR', ['regulars.example/%73ignup-form/K4TR']],
    ['regulars.example/x/../signup-form/K4TR', ['regulars.example/signup-form/K4TR']],
    ['https://regulars.example.evil.com', ['regulars.example.evil.com']],
    ['https://regulars.example@evil.com/', ['evil.com']],
    ['Write to ana@evil.com', []],
    ['We open at 9.30. Come by today.', []],
  ])('is seen in %j', (body, hosts) => {
    expect(foreignHosts(text(body), own)).toEqual(hosts)
    expect(foreignHosts(withoutForeignLinks(text(body), own), own)).toEqual([])
  })

  it('is seen in buttons, pictures, words, columns and other languages', () => {
    const button = { kind: 'button', label: 'Unlock', leads_to: 'https://a.evil.example' } as const
    const picture = {
      kind: 'picture',
      picture_id: null,
      alt: '',
      link: 'https://b.evil.example',
      width: 100,
    } as const
    const words = {
      kind: 'text',
      paragraphs: [[{ text: 'here', link: 'https://c.evil.example' }, { text: ' or d.evil.com' }]],
    } as const
    const blocks = [button, { kind: 'columns', columns: [[picture], [words]] }] as never
    const german = { language: 'de', subject: '', body: 'https://e.evil.example' } as const
    const texts = text('', { blocks, translations: [german] })
    const hosts = ['a.evil.example', 'b.evil.example', 'c.evil.example', 'd.evil.com', 'e.evil.example']
    expect(foreignHosts(texts, own).sort()).toEqual(hosts)
    expect(foreignHosts(withoutForeignLinks(texts, own), own)).toEqual([])
  })
})
