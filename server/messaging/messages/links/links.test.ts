import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { businesses } from '#server/businesses/business/tables.ts'
import { createKeyring } from '#server/platform/secrets/keyring.ts'
import { newPhone } from '#tests/messages/business.ts'
import { type Desk, openDesk, testKey } from '#tests/messages/desk.ts'
import { machines, people } from '#tests/world/agents.ts'
import { messageToken } from '../compose/messageToken.ts'
import { leadOver, linkName } from '../compose/trackedLinks.ts'
import { forgetMessages } from '../history/forgetMessages.ts'
import { queueMessage } from '../queue/queueMessage.ts'
import { communicationLogs, messageLinks, type Purpose } from '../tables.ts'

let desk: Desk
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.close())

const person = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15'
const MENU = 'https://example.com/menu?week=12&for=lunch'

let readers = 0
type Wanted = {
  content?: string
  tracking?: boolean
  purpose?: Purpose
  outgoing?: string
  button?: { label: string; url: string }
}
/** Mails a customer a link, and gives access to what came of it. */
async function mailed({ content = `Look: ${MENU}.`, tracking = true, button, ...rest }: Wanted = {}) {
  const business = await desk.newBusiness()
  await business.change({ email_tracking_enabled: tracking })
  const email = `clicker${readers++}@example.com`
  const customerId = await business.addCustomer({ email, agreed: ['email'] })
  const { messageId } = await business.run((ctx) =>
    queueMessage(ctx, {
      ...{ type: 'email', purpose: 'marketing', dedupe_key: 'news', customerId, recipient: email },
      ...{ subject: 'News', content, parts: button ? { button } : {}, ...rest },
    }),
  )
  await desk.workOff()
  const { html, text } = desk.mailbox.mails(email)[0]!
  const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href!)
  return {
    ...{ business, customerId, messageId, html, text, links },
    /** Paths of our addresses in it. */
    ours: links.map((link) => new URL(link).pathname).filter((path) => path.startsWith('/l/')),
    message: async () => (await business.messages())[0]!,
    clicks: () =>
      business.run(({ tx }) =>
        tx.select().from(messageLinks).where(eq(messageLinks.business_id, business.businessId)),
      ),
  }
}
const follow = (path: string, { agent = person, method = 'GET' } = {}) =>
  desk.request(path, { method, headers: { 'user-agent': agent } })
const isDead = async (answer: Response) => {
  expect(answer.headers.get('location')).toBeNull()
  expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining('does not work')])
}

describe('a link of ours leads nowhere', () => {
  it('when it is made up, cut off, of another use, or names an address that the message has not', async () => {
    const { ours, messageId, business, html, clicks } = await mailed()
    const named = { business_id: business.businessId, id: messageId }
    const stranger = createKeyring(['a key of somebody else, 32 characters long'])
    const evil = 'https://evil.example/'
    const ofPixel = /\/o\/([\w-]+)/.exec(html)![1]!
    for (const forged of [
      `/l/${'x'.repeat(71)}`,
      ours[0]!.slice(0, -1),
      `${ours[0]!.slice(0, -6)}${linkName(evil)}`,
      `/l/${ofPixel}${linkName(MENU)}`,
      new URL(leadOver(stranger, 'http://localhost', named)(MENU)!).pathname,
      `${ours[0]}?url=${evil}`.replace(/.{6}\?/, 'aaaaaa?'),
    ])
      await isDead(await follow(forged))
    expect(await clicks()).toEqual([])
  })

  it('when another shop’s message is meant by its id', async () => {
    const { business, messageId } = await mailed()
    const other = await desk.newBusiness()
    const keyring = createKeyring([testKey])
    const token = messageToken(keyring, 'link', { business_id: other.businessId, id: messageId })
    await isDead(await follow(`/l/${token}${linkName(MENU)}`))
    expect(business.businessId).not.toBe(other.businessId)
  })

  it('when the customer is erased, or the shop suspended', async () => {
    const erased = await mailed()
    await follow(erased.ours[0]!)
    await erased.business.run((ctx) => forgetMessages(ctx, [erased.customerId], []))
    await isDead(await follow(erased.ours[0]!))
    expect(await erased.clicks()).toMatchObject([{ url: '', click_count: 1 }])
    const suspended = await mailed()
    await suspended.business.run(({ tx, businessId, now }) =>
      tx.update(businesses).set({ suspended_at: now }).where(eq(businesses.id, businessId)),
    )
    await isDead(await follow(suspended.ours[0]!))
  })

  it('but the web: scripts and other schemes stay as they are, and nothing adds a header', async () => {
    const content = 'javascript:alert(1) data:text/html,x https://example.com/a%0d%0aSet-Cookie:x=1'
    const { links, ours } = await mailed({ content, button: { label: 'Go', url: 'javascript:alert(1)' } })
    expect(ours).toHaveLength(1)
    expect(links).toContain('javascript:alert(1)')
    const answer = await follow(ours[0]!)
    expect(answer.headers.get('location')).toBe('https://example.com/a%0d%0aSet-Cookie:x=1')
    expect(answer.headers.get('set-cookie')).toBeNull()
  })
})

describe('a link of a marketing mail', () => {
  it('leads to its address over one of ours, which says nothing of the customer', async () => {
    const { ours, html, text, customerId } = await mailed()
    expect(ours).toHaveLength(1)
    expect(ours[0]).not.toContain(customerId)
    const answer = await follow(ours[0]!)
    expect([answer.status, answer.headers.get('location')]).toEqual([302, MENU])
    expect(answer.headers.get('cache-control')).toBe('no-store')
    // The text of the link is its target, without anything that mail programs take for a disguise.
    expect(html).toContain('>example.com/menu?week=12&amp;for=lunch</a>.')
    expect(text).toContain(MENU)
  })

  it('counts each of many clicks at once', async () => {
    const { ours, clicks } = await mailed({ content: `${MENU} and https://example.com/café` })
    const answers = await Promise.all(Array.from({ length: 12 }, (_none, n) => follow(ours[n % 2]!)))
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(302))
    expect(await clicks()).toMatchObject([{ click_count: 6 }, { click_count: 6 }])
  })

  it('tells each address of a mail apart, the button’s too, and leaves the way out alone', async () => {
    const button = { label: 'Book', url: 'https://example.com/book' }
    const { ours, links } = await mailed({ content: `${MENU} and https://example.com/café`, button })
    const led = await Promise.all(ours.map(async (path) => (await follow(path)).headers.get('location')))
    // The button's address stands below it once more.
    expect(led).toEqual([MENU, 'https://example.com/caf%C3%A9', button.url, button.url])
    expect(links.filter((link) => link.includes('/unsubscribe/'))).toHaveLength(1)
  })

  it('counts people and keeps the first time; who follows it has opened the mail', async () => {
    const { ours, clicks, message } = await mailed()
    const first = desk.clock.now()
    await follow(ours[0]!)
    desk.clock.advance(60_000)
    await follow(ours[0]!)
    expect(await clicks()).toMatchObject([
      { url: MENU, clicked_at: first, click_count: 2, machine_click_count: 0 },
    ])
    expect(await message()).toMatchObject({ opened_at: first, open_count: 1 })
  })

  it('counts machines apart, and no person as one', async () => {
    const { ours, clicks, message } = await mailed()
    const calls = [{ method: 'HEAD', agent: person }, ...machines.map((agent) => ({ agent }))]
    for (const [index, call] of calls.entries()) {
      expect((await follow(ours[0]!, call)).headers.get('location')).toBe(MENU)
      const counted = { clicked_at: null, click_count: 0, machine_click_count: index + 1 }
      expect([call, await clicks()]).toMatchObject([call, [counted]])
    }
    expect(await message()).toMatchObject({ opened_at: null, open_count: 0 })
    for (const [index, agent] of people.entries()) {
      await follow(ours[0]!, { agent })
      expect([agent, await clicks()]).toMatchObject([agent, [{ click_count: index + 1 }]])
    }
  })

  it('leads to all of an address, and not beyond it', async () => {
    const tea = 'https://en.wikipedia.org/wiki/Tea_(meal)'
    const { ours, html } = await mailed({ content: `“${MENU}” (and ${tea}).` })
    const led = await Promise.all(ours.map(async (path) => (await follow(path)).headers.get('location')))
    expect(led).toEqual([MENU, tea])
    expect(html).toContain('</a>” (and <a')
  })

  it('shows that a mail of unknown fate arrived', async () => {
    const { ours, business, message } = await mailed()
    await business.run(({ tx, businessId }) =>
      tx
        .update(communicationLogs)
        .set({ state: 'uncertain' })
        .where(and(eq(communicationLogs.business_id, businessId))),
    )
    await follow(ours[0]!)
    expect(await message()).toMatchObject({ state: 'delivered', status: 'sent' })
  })

  it('stays as it is where the shop counts nothing, and in mail that is no advertising', async () => {
    for (const change of [{ tracking: false }, { purpose: 'service' as const }]) {
      const { ours, links } = await mailed(change)
      expect([ours, links.some((link) => link.startsWith('https://example.com/menu'))]).toEqual([[], true])
    }
  })
})

describe('a link of a marketing text', () => {
  /** Texts a customer who has a phone. */
  async function texted(content: string, tracking = true) {
    const business = await desk.newBusiness()
    await business.change({ email_tracking_enabled: tracking })
    const phone = newPhone()
    const customerId = await business.addCustomer({ phone })
    await business.run((ctx) =>
      queueMessage(ctx, {
        ...{ type: 'sms', purpose: 'marketing', dedupe_key: 'news', customerId, recipient: phone, content },
      }),
    )
    await desk.workOff()
    return desk.mailbox.texts(phone)[0]!.body
  }

  it('leads over ours only where the text gets no longer by it', async () => {
    const long = `https://example.com/${'a'.repeat(120)}`
    const body = await texted(`Short https://example.com/x, long ${long}`)
    expect(body).toContain('Short https://example.com/x, long http://localhost')
    expect(body.length).toBeLessThanOrEqual(`Short https://example.com/x, long ${long}`.length)
    const ours = /\/l\/[\w-]+/.exec(body)![0]
    expect((await follow(ours)).headers.get('location')).toBe(long)
    expect(await texted(`Long ${long}`, false)).toBe(`Long ${long}`)
  })
})
