import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { businesses } from '#server/businesses/business/tables.ts'
import { changePreferences } from '#server/messaging/preferences/index.ts'
import { openBusinessWithCode, openForm, sendForm } from '#tests/world/joining.ts'
import { messageOf, newCustomer, openPortal, type Portal, signIn } from '#tests/world/portal.ts'
import type { Visitor } from '#tests/world/visitor.ts'

let portal: Portal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

const inGerman = { 'accept-language': 'de' }
async function language(visitor: Visitor, headers: Record<string, string> = {}) {
  const { text } = await visitor.get('/customer/login', headers)
  return /<html lang="(\w+)"/.exec(text)?.[1]
}

describe('a choice of language', () => {
  it.each([
    ['//evil.example/card', '/'],
    ['https://evil.example', '/'],
    ['/\\evil.example', '/'],
    ['javascript:alert(1)', '/'],
    ['/customer/profile?from=mail', '/customer/profile?from=mail'],
    ['', '/'],
  ])('leads from %j to %s, never to another site', async (to, path) => {
    const answer = await portal.visitor().get(`/language/de?to=${encodeURIComponent(to)}`)
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe(path)
  })

  it('keeps none that there is not', async () => {
    expect((await portal.visitor().get('/language/xx?to=/')).headers.get('set-cookie')).toBeNull()
  })
})

describe('the pages of a card', () => {
  it('are in the language that was chosen, before that of the browser', async () => {
    const visitor = portal.visitor()
    await visitor.get('/language/de')
    expect(await language(visitor, { 'accept-language': 'en' })).toBe('de')
  })

  it('are in the first of our languages that the browser wants, else in English', async () => {
    const visitor = portal.visitor()
    expect(await language(visitor, { 'accept-language': 'tlh, de-AT;q=0.9, en;q=0.8' })).toBe('de')
    expect(await language(visitor, { 'accept-language': 'tlh' })).toBe('en')
    expect(await language(visitor, { cookie: 'regulars_language=<script>' })).toBe('en')
  })

  it('are kept by no cache for people of another language', async () => {
    const { headers } = await portal.visitor().get('/customer/login')
    expect(headers.get('vary')).toContain('Accept-Language')
  })

  it('follow the language that the business keeps for the customer, where none was chosen', async () => {
    const phone = portal.newPhone()
    const business = await portal.newBusiness({ name: 'Bäckerei Morgen' })
    const id = await newCustomer(business, { phone })
    await business.run((ctx) => changePreferences(ctx, id, { language: 'de' }))
    const [stays, follows] = [portal.visitor(), portal.visitor()]
    await stays.get('/language/en')
    for (const visitor of [stays, follows]) {
      await signIn(visitor, phone, '4711')
      await visitor.get('/api/app/portal/card')
    }
    expect(await language(stays)).toBe('en')
    expect(await language(follows)).toBe('de')
  })

  it('refuse in the language of the page', async () => {
    const phone = portal.newPhone()
    await newCustomer(await portal.newBusiness(), { phone })
    const refused = await portal.visitor().post('/api/auth/portal/sign-in', { phone, pin: '9182' }, inGerman)
    expect(messageOf(refused)).toBe('Die PIN stimmt nicht. Bitte versuch es noch einmal.')
  })
})

describe('the pages of a business', () => {
  it('are in its own language, or that of its country, for who wants none of ours', async () => {
    const business = await portal.newBusiness({ name: 'Bäckerei Morgen' })
    const setTo = (language: 'it' | null, default_country = 'DE') =>
      business.run(({ tx, businessId }) =>
        tx.update(businesses).set({ language, default_country }).where(eq(businesses.id, businessId)),
      )
    const shown = async (accepted = 'tlh') => {
      const { text } = await portal
        .visitor()
        .get(`/customer/login?at=${business.businessId}`, { 'accept-language': accepted })
      return /<html lang="(\w+)"/.exec(text)?.[1]
    }
    await setTo(null)
    expect(await shown()).toBe('de')
    await setTo('it')
    expect([await shown(), await shown('fr')]).toEqual(['it', 'fr'])
  })
})

describe('an address that leads nowhere', () => {
  it.each([
    ...['/customer/kard', '/signup-form', '/signup-form/AAAAAAAAAAAA/x', '/card', '/card/a/b'],
    ...['/unsubscribe', '/preferences/', '/confirm'],
  ])('is explained to a customer in their language: %s', async (path) => {
    const { status, text } = await portal.visitor().get(path, { 'accept-language': 'nl' })
    expect([status, /<html lang="(\w+)"/.exec(text)?.[1]]).toEqual([404, 'nl'])
    expect(text).toContain('Deze link werkt niet')
  })

  it.each(['/customer/nothing.js', '/customers/x', '/no-such-page'])(
    'is not taken for a customer’s where it is none: %s',
    async (path) => {
      const { status, text } = await portal.visitor().get(path, { 'accept-language': 'nl' })
      expect([status, text.includes('Deze link werkt niet')]).toEqual([404, false])
    },
  )
})

describe('the form to join', () => {
  it('is in the shop’s language while its code is paused, for who wants none of ours', async () => {
    const { path, businessId, qrCodeId, owner } = await openBusinessWithCode(portal.product)
    await portal.rows(`update businesses set language = 'pl' where id = $1`, [businessId])
    expect((await owner.post(`/api/v1/qr-codes/${qrCodeId}/pause`, {})).status).toBeLessThan(300)
    const shown = async (wanted: string) => {
      const { status, text } = await portal.visitor().get(path, { 'accept-language': wanted })
      return [status, /<html lang="(\w+)"/.exec(text)?.[1]]
    }
    expect(await shown('tlh')).toEqual([410, 'pl'])
    expect(await shown('it')).toEqual([410, 'it'])
  })

  it('speaks to its reader, and says in their language what is wrong', async () => {
    const { path } = await openBusinessWithCode(portal.product, { name: 'Bäckerei Morgen' })
    const { text } = await openForm(portal.visitor(), path, inGerman)
    expect(text).toContain('<html lang="de"')
    expect(text).toContain('Mach mit bei Bäckerei Morgen')
    expect(text).toContain('Schickt mir Angebote und Neuigkeiten von Bäckerei Morgen per E-Mail.')
    const refused = await sendForm(portal.visitor(), path, { phone: '12' }, inGerman)
    expect(refused.text).toContain('Gib eine Telefonnummer ein, etwa ')
  })

  it('takes the words that were read as the proof of a consent', async () => {
    const { path, businessId } = await openBusinessWithCode(portal.product, { name: 'Bäckerei Morgen' })
    const { text } = await openForm(portal.visitor(), path, inGerman)
    const wording = /name="wording" value="([^"]*)"/.exec(text)![1]!
    const typed = { phone: portal.newPhone(), email: 'ana@example.com', agrees_email: 'yes', wording }
    expect((await sendForm(portal.visitor(), path, typed, inGerman)).status).toBe(303)
    const proofs = await portal.rows<{ wording: string }>(
      'select wording from consents where business_id = $1',
      [businessId],
    )
    expect(proofs.map((proof) => proof.wording)).toEqual([
      'Schickt mir Angebote und Neuigkeiten von Bäckerei Morgen per E-Mail. Ich kann das jederzeit widerrufen, über den Link in jeder E-Mail.',
    ])
  })
})
