import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { issueCardLink } from '#server/identity/customer-access/index.ts'
import type { TestBusiness } from '#tests/world/business.ts'
import { newCustomer, openPortal, type Portal, signIn } from '#tests/world/portal.ts'
import type { Visitor } from '#tests/world/visitor.ts'

let portal: Portal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

const card = '/api/app/portal/card'

/** Issues a customer's link, as the join form has it texted. */
async function linkTo(business: TestBusiness, customerId: string, phone: string): Promise<string> {
  const { link } = await business.run((ctx) => issueCardLink(ctx, { customerId, phone }))
  return new URL(link).pathname
}

async function newcomer(customer: { pin?: string; proven?: boolean; enabled?: boolean } = {}) {
  const phone = portal.newPhone()
  const business = await portal.newBusiness({ name: 'Café Sunrise & Söhne' })
  const id = await newCustomer(business, { phone, pin: null, proven: false, ...customer })
  return { phone, business, id, path: await linkTo(business, id, phone) }
}

const press = (visitor: Visitor, path: string, form: Record<string, string> = {}) =>
  visitor.send('POST', path, new URLSearchParams(form).toString(), {
    'content-type': 'application/x-www-form-urlencoded',
  })
const provenAt = async (id: string) =>
  (
    await portal.rows<{ at: Date | null }>('select phone_proven_at as at from customers where id = $1', [id])
  )[0]!.at

describe('a link that was texted', () => {
  it('is not used up by previews, scanners or a reload', async () => {
    const { path, id } = await newcomer()
    for (const method of ['GET', 'HEAD', 'GET']) {
      expect((await portal.visitor().send(method, path)).status).toBe(200)
    }
    expect(await provenAt(id)).toBeNull()
    expect((await press(portal.visitor(), path)).status).toBe(303)
  })

  it('opens the card once, with the PIN that is chosen there', async () => {
    const { path, id, phone } = await newcomer()
    const customer = portal.visitor()
    expect((await customer.get(path)).text).toContain('<details class="mt-2" open>')
    const opened = await press(customer, path, { pin: '2468' })
    expect([opened.status, opened.headers.get('location')]).toEqual([303, '/customer/dashboard'])
    expect((await customer.get(card)).body).toMatchObject({ customer: { id } })
    expect((await signIn(portal.visitor(), phone, '2468')).status).toBe(200)
    const again = await press(portal.visitor(), path)
    expect(again.status).toBe(410)
    expect(again.text).toContain('This link was used already')
    expect(again.headers.getSetCookie()).toEqual([])
  })

  it('opens it for one of two people who press at once', async () => {
    const { path } = await newcomer()
    const both = await Promise.all([press(portal.visitor(), path), press(portal.visitor(), path)])
    expect(both.map(({ status }) => status).sort()).toEqual([303, 410])
  })

  it('does not activate a PIN that somebody chose before the phone was proven', async () => {
    const { path, phone } = await newcomer({ pin: '6666' })
    const customer = portal.visitor()
    expect((await press(customer, path)).status).toBe(303)
    expect((await signIn(portal.visitor(), phone, '6666')).status).toBe(400)
    expect((await customer.get(card)).status).toBe(200)
  })

  it('keeps a guest’s existing PIN', async () => {
    const { path, phone } = await newcomer({ pin: '1357', proven: true })
    // The page sends its PIN field even when it is empty.
    expect((await press(portal.visitor(), path, { pin: '' })).status).toBe(303)
    expect((await signIn(portal.visitor(), phone, '1357')).status).toBe(200)
  })

  it('sets another PIN for the phone’s holder, and signs the others out', async () => {
    const { path, phone } = await newcomer({ pin: '1357', proven: true })
    const thief = portal.visitor()
    await signIn(thief, phone, '1357')
    expect((await press(portal.visitor(), path, { pin: '9753' })).status).toBe(303)
    expect((await thief.get(card)).status).toBe(401)
    expect((await signIn(portal.visitor(), phone, '9753')).status).toBe(200)
  })

  it('refuses an invalid or easily guessed PIN, and stays unused', async () => {
    const { path, phone } = await newcomer()
    const refused = async (pin: string) => {
      const { status, text } = await press(portal.visitor(), path, { pin })
      return [status, /id="pin-hint"[^>]*>\s*([^.<]*)/.exec(text)?.[1]?.trim()]
    }
    for (const pin of ['12', '1234567', 'abcd'])
      expect(await refused(pin)).toEqual([400, 'Choose 4 to 6 digits'])
    expect(await refused('4321')).toEqual([400, expect.stringContaining('digits in a row')])
    expect(await refused(phone.slice(-4))).toEqual([400, 'Your phone number ends in these digits'])
    expect((await press(portal.visitor(), path)).status).toBe(303)
  })

  it('proves only the number to which it was texted', async () => {
    const { path, id } = await newcomer()
    await portal.rows(
      `update customers set phone = '+14155550999', auth_phone = '14155550999' where id = $1`,
      [id],
    )
    const answer = await press(portal.visitor(), path)
    expect([answer.status, answer.text.includes('This link no longer fits')]).toEqual([410, true])
    expect(await provenAt(id)).toBeNull()
  })

  it('ends after a week, with a page that says what to do', async () => {
    const { path } = await newcomer()
    portal.clock.advance(7 * 86_400_000)
    const answer = await portal.visitor().get(path)
    expect(answer.status).toBe(410)
    expect(answer.text).toContain('This link has expired')
    expect(answer.text).toContain('href="/customer/login?at=')
    expect((await press(portal.visitor(), path)).status).toBe(410)
  })

  it('does not work while the customer’s portal is closed', async () => {
    const { path, id } = await newcomer({ enabled: false })
    const closed = await press(portal.visitor(), path)
    expect([closed.status, closed.text.includes('Portal access is disabled.')]).toEqual([410, true])
    await portal.rows('update customers set portal_enabled = true where id = $1', [id])
    expect((await press(portal.visitor(), path)).status).toBe(303)
  })

  it('does not work while the shop’s portal is closed', async () => {
    const { path, business } = await newcomer()
    const turn = (to: boolean) =>
      portal.rows('update businesses set portal_enabled = $2 where id = $1', [business.businessId, to])
    await turn(false)
    expect((await press(portal.visitor(), path)).status).toBe(410)
    await turn(true)
    expect((await press(portal.visitor(), path)).status).toBe(303)
  })

  it('still opens the card in the browser where it was opened, until that session ends, and nowhere else', async () => {
    const { path } = await newcomer()
    const visitor = portal.visitor()
    await press(visitor, path)
    const other = await newcomer()
    await press(portal.visitor(), other.path)
    const leads = async (visitor: Visitor, to: string) => {
      const { status, headers } = await visitor.get(to)
      return [status, headers.get('location')]
    }
    const toCard = [303, '/customer/dashboard']
    expect(await leads(visitor, path)).toEqual(toCard)
    portal.clock.advance(8 * 86_400_000)
    expect(await leads(visitor, path)).toEqual(toCard)
    // Another customer’s link opens nothing for a signed-in customer, and this one opens nothing for a stranger.
    expect(await leads(visitor, other.path)).toEqual([410, null])
    expect(await leads(portal.visitor(), path)).toEqual([410, null])
    await visitor.post('/api/auth/portal/sign-out', undefined)
    expect(await leads(visitor, path)).toEqual([410, null])
  })

  it('can send another one only to its own phone, and reveals nothing to the person who asks', async () => {
    const { path, phone } = await newcomer()
    const changed = await newcomer()
    const closed = await newcomer()
    for (const one of [path, changed.path, closed.path]) await press(portal.visitor(), one)
    await portal.rows(
      `update customers set phone = '+14155550998', auth_phone = '14155550998' where id = $1`,
      [changed.id],
    )
    await portal.rows('update customers set portal_enabled = false where id = $1', [closed.id])
    const ask = async (of: string) => {
      const { status, text } = await press(portal.visitor(), of, { new_link: 'yes' })
      return [status, text.replaceAll(/\s+/g, ' ').replace(/at=[\w-]+/, 'at=shop')]
    }
    const told = await ask(path)
    expect(told![0]).toBe(200)
    expect(told![1]).toContain('Look at your texts')
    expect(told![1]).not.toContain(phone.slice(-4))
    expect(await ask(closed.path)).toEqual(told)
    expect(await ask(changed.path)).toEqual([410, expect.stringContaining('This link no longer fits')])
    expect(await portal.lastText(phone)).toMatch(/\/card\/[\w-]{43}/)
    for (const one of ['+14155550998', changed.phone, closed.phone])
      expect(await portal.lastText(one)).toBeUndefined()
  })

  it('can send a few others an hour and no more, and none while the shop is closed or it is unused', async () => {
    const { path, business } = await newcomer()
    const ask = async () => (await press(portal.visitor(), path, { new_link: 'yes' })).status
    // The link is still unused: its page has the button that opens the card.
    expect(await ask()).toBe(200)
    await press(portal.visitor(), path)
    expect([await ask(), await ask(), await ask(), await ask()]).toEqual([200, 200, 200, 429])
    portal.clock.advance(3_600_000)
    await portal.rows(`update businesses set closing_at = now() where id = $1`, [business.businessId])
    expect(await ask()).toBe(410)
    expect((await portal.visitor().get(path)).text).not.toContain('new_link')
  })

  it('is stored as a hash only', async () => {
    const { path } = await newcomer()
    const kept = await portal.rows<{ all: string }>('select row(l.*)::text as all from card_links l')
    expect(kept.filter(({ all }) => all.includes(path.split('/').at(-1)!))).toEqual([])
  })
})

describe('the page of a link', () => {
  it('shows the shop’s name as text and runs nothing', async () => {
    const { path, business } = await newcomer()
    // A name from before such names were refused.
    await portal.rows(`update businesses set company_name = 'Café <Sunrise> & "Söhne"' where id = $1`, [
      business.businessId,
    ])
    const { text, headers } = await portal.visitor().get(path)
    expect(text).toContain('Café &lt;Sunrise&gt; &amp; &quot;Söhne&quot;')
    expect(text).not.toMatch(/<script|<style/)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-robots-tag')).toBe('noindex')
    // Other sites get nothing, not even the origin.
    expect(headers.get('referrer-policy')).toBe('same-origin')
    expect(headers.get('content-security-policy')).toContain("script-src 'self'")
  })

  it.each(['x', 'a'.repeat(43), '%00', '..%2f..%2fetc', '😀'])(
    'is kind about one that never was (%s)',
    async (token) => {
      for (const answer of [
        await portal.visitor().get(`/card/${token}`),
        await press(portal.visitor(), `/card/${token}`),
      ]) {
        expect(answer.status).toBe(404)
        expect(answer.text).toContain('This link does not work')
      }
    },
  )

  it('accepts no form that another site sends', async () => {
    const { path } = await newcomer()
    const foreign = { 'sec-fetch-site': 'cross-site', 'content-type': 'application/x-www-form-urlencoded' }
    const refused = await portal.visitor().send('POST', path, '', foreign)
    expect(refused.status).toBe(403)
    // A page with text, because a person sees it.
    expect(refused.text).toContain('ask at the counter')
    expect((await press(portal.visitor(), path)).status).toBe(303)
  })
})
