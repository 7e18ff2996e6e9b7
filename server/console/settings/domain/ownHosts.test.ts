import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { directionOf, pageLanguages } from '#server/platform/text/pageLanguages.ts'
import {
  joiningAt,
  keyIn,
  type OpenBusiness,
  openBusinessWithCode,
  PHONE,
  sendForm,
} from '#tests/world/joining.ts'
import { openProduct, type Product } from '#tests/world/product.ts'
import type { Visitor } from '#tests/world/visitor.ts'
import type { DomainView } from './contract.ts'

const PRO = '01939c00-0000-7000-8000-000000000002'

let product: Product
let at: ReturnType<typeof joiningAt>
beforeAll(async () => {
  product = await openProduct()
  at = joiningAt(product)
})
afterAll(() => product?.close())

let hosts = 0
/** A business with a proven host, and the headers of a request to it. */
async function businessWithHost(name = 'Blue Door Café') {
  const host = `card.shop${hosts++}.localhost`
  const business = await openBusinessWithCode(product, { name })
  const added = await business.owner.send('PUT', '/api/app/settings/domain', { host })
  const { proof } = (added.body as DomainView).claim!.records
  product.standIns.zone[proof.name] = [proof.value]
  await business.owner.post('/api/app/settings/domain/check', {})
  return { ...business, host, to: { host: `${host}:3000`, 'user-agent': PHONE } }
}
const origin = (host: string) => `http://${host}:3000`
const showPin = async (staff: Visitor, id: string) => {
  await staff.post(`/api/v1/customers/${id}/prove-phone`, {})
  return staff.post(`/api/app/counter/customers/${id}/show-pin-code`, {})
}
/**
 * Traces of the platform and of a business at a name: each path's status, whether the page says that nothing is
 * here, and whether it names either of them.
 */
const seenAt = async (to: Record<string, string>, join = '/signup-form/AAAAAAAAAAAA') => {
  const paths = ['/', '/login', '/customer/login', '/admin/tenants', '/worker.js', join, '/api/auth/settings']
  const answers = await Promise.all(paths.map((path) => product.visitor().get(path, to)))
  return answers.map(({ status, text }, at) => [
    paths[at],
    status,
    /nothing is here|not found/i.test(text),
    /regulars|blue door/i.test(text),
  ])
}
const nothing = (join = '/signup-form/AAAAAAAAAAAA') =>
  ['/', '/login', '/customer/login', '/admin/tenants', '/worker.js', join, '/api/auth/settings'].map(
    (path) => [path, 404, true, false],
  )
const allowed = async (domain: string) =>
  (await product.visitor().get(`/internal/domain-allowed?domain=${encodeURIComponent(domain)}`)).status

describe("a shop's own host", () => {
  it('shows its form, where a guest joins, and gets a link that opens the card there', async () => {
    const { path, host, to, businessId, owner } = await businessWithHost()
    const visitor = product.visitor()
    const first = await visitor.get('/', to)
    expect([first.status, first.headers.get('location')]).toEqual([302, path])
    const form = await visitor.get(path, to)
    expect(form.text).toContain('href="/customer/login"')
    const phone = at.newPhone()
    const sent = await sendForm(visitor, path, { key: keyIn(form), phone }, to)
    expect([sent.status, sent.headers.get('location')]).toEqual([303, `${path}/joined`])
    const [customer] = await at.customersOf({ businessId } as OpenBusiness)
    const shown = await showPin(owner, customer!.id as string)
    expect(shown.body).toMatchObject({ link: expect.any(String) })
    const { link } = shown.body as { link: string }
    expect(link).toMatch(new RegExp(`^${origin(host)}/card/`))
    const opened = await sendForm(visitor, new URL(link).pathname, { pin: '4827' }, to)
    expect(opened.headers.get('location')).toBe('/customer/dashboard')
    expect(opened.headers.get('set-cookie')).not.toMatch(/domain=/i)
    expect((await visitor.get('/api/app/portal/card', to)).body).toMatchObject({
      business: { id: businessId },
    })
    const signedIn = await product
      .visitor()
      .post('/api/auth/portal/sign-in', { phone, country: 'US', pin: '4827' }, to)
    expect(signedIn.body).toMatchObject({ session: { businessId } })
  })

  it('has nothing of another shop: no form, no card, no session, no sign-in', async () => {
    const [mine, other] = [await businessWithHost(), await businessWithHost('Corner Books')]
    const phone = at.newPhone()
    await at.join(other, { phone })
    const [customer] = await at.customersOf(other)
    const shown = await showPin(other.owner, customer!.id as string)
    const card = new URL((shown.body as { link: string }).link).pathname
    const visitor = product.visitor()
    for (const path of [other.path, `${other.path}/joined`, card]) {
      const answer = await visitor.get(path, mine.to)
      expect([path, answer.status, answer.text.includes('Corner Books')]).toEqual([path, 404, false])
    }
    expect((await sendForm(visitor, card, { pin: '4827' }, mine.to)).status).toBe(404)
    await sendForm(visitor, card, { pin: '4827' }, other.to)
    expect((await visitor.get('/api/app/portal/card', other.to)).status).toBe(200)
    expect((await visitor.get('/api/app/portal/card', mine.to)).status).toBe(401)
    const refused = await visitor.post(
      '/api/auth/portal/sign-in',
      { phone, country: 'US', pin: '4827', business_id: other.businessId },
      mine.to,
    )
    expect(refused.body).toMatchObject({ error: { message: expect.stringContaining('not found') } })
  })

  it('has nothing of the console, its API or the platform', async () => {
    const { owner, to } = await businessWithHost()
    for (const path of [
      ...[
        '/dashboard',
        '/login',
        '/admin/tenants',
        '/dev/dns',
        '/dev/inbox',
        '/api/openapi.json',
        '/developers',
        '/worker.js',
      ],
      ...[
        '/api/v1/customers',
        '/api/app/settings',
        '/api/auth/session',
        '/webhooks/twilio/inbound',
        '//evil.example',
      ],
    ])
      expect([path, (await owner.get(path, to)).status]).toEqual([path, 404])
    expect((await owner.post('/api/auth/sign-in', { email: 'a@b.example', password: 'x' }, to)).status).toBe(
      404,
    )
  })

  it('says that nothing is there in the reader’s language, else in that of the shop', async () => {
    const { to, businessId } = await businessWithHost()
    await at.rows(`update businesses set language = 'pl' where id = $1`, [businessId])
    const seen = async (path: string, wanted: string) => {
      const { status, text } = await product.visitor().get(path, { ...to, 'accept-language': wanted })
      return [status, /<html [^>]*>/.exec(text)?.[0], /<h1[^>]*>([^<]*)</.exec(text)?.[1]]
    }
    expect(await seen('/login', 'ar')).toEqual([404, '<html lang="ar" dir="rtl">', 'لا يوجد شيء هنا'])
    expect(await seen('/login', 'tlh')).toEqual([404, '<html lang="pl" dir="ltr">', 'Nic tu nie ma'])
    expect(await seen('/customer/kard', 'tlh')).toEqual([
      404,
      '<html lang="pl" dir="ltr">',
      'Ten link nie działa',
    ])
    const form = await product.visitor().get('/signup-form/AAAAAAAAAAAA', { ...to, 'accept-language': 'tlh' })
    expect(form.text).toContain('<html lang="pl"')
  })

  it('takes writes from its own pages alone', async () => {
    const { to, host } = await businessWithHost()
    const from = (headers: Record<string, string>) => {
      const visitor = product.visitor()
      visitor.cookies.set('a', 'b')
      return visitor.post('/api/auth/portal/sign-out', {}, { ...to, 'sec-fetch-site': '', ...headers })
    }
    expect((await from({ origin: origin(host) })).status).toBe(204)
    const foreign: Record<string, string>[] = [
      { origin: 'http://localhost:3000' },
      { origin: 'https://evil.example' },
      { 'sec-fetch-site': 'same-site' },
    ]
    for (const headers of foreign) expect((await from(headers)).status).toBe(403)
  })

  it('leads to our address when the plan ends, and nowhere else', async () => {
    const { to, path, businessId, owner, host } = await businessWithHost()
    const codes = async () => JSON.stringify((await owner.get('/api/v1/qr-codes')).body)
    expect(await codes()).toContain(`${origin(host)}${path}`)
    await at.rows('update businesses set tier_id = $2 where id = $1', [businessId, PRO])
    expect(await codes()).toContain(`"http://localhost:3000${path}`)
    const visitor = product.visitor()
    const answer = await visitor.get(`${path}?text=no`, to)
    expect([answer.status, answer.headers.get('location')]).toEqual([
      302,
      `http://localhost:3000${path}?text=no`,
    ])
    expect(
      (await visitor.get('/customer/login', { ...to, 'x-forwarded-host': 'evil.example' })).headers.get(
        'location',
      ),
    ).toBe('http://localhost:3000/customer/login')
    expect((await visitor.get('/api/app/portal/card', to)).status).toBe(404)
  })

  it('has nothing at all once it was given up, lost or left behind by an erased shop, while DNS still leads here', async () => {
    const [removed, lost, erased] = [
      await businessWithHost(),
      await businessWithHost(),
      await businessWithHost(),
    ]
    for (const { to } of [removed, lost, erased])
      expect((await product.visitor().get('/customer/login', to)).status).toBe(200)
    await removed.owner.send('DELETE', '/api/app/settings/domain')
    await at.rows('update custom_domains set off_at = now() where business_id = $1', [lost.businessId])
    await at.rows('update businesses set erased_at = now() where id = $1', [erased.businessId])
    for (const { to, path } of [removed, lost, erased]) expect(await seenAt(to, path)).toEqual(nothing(path))
  })

  it('names the shop on the sign-in before anybody is known', async () => {
    const { to } = await businessWithHost('Ann & “Bob” $&')
    const { text } = await product.visitor().get('/customer/login', to)
    expect(text).toContain('&quot;company_name&quot;:&quot;Ann &amp; “Bob” $&amp;&quot;')
  })

  it('may have a certificate once it is proven, and no other name may', async () => {
    const { host, owner } = await businessWithHost()
    expect(await allowed(host)).toBe(200)
    expect(await allowed(host.toUpperCase())).toBe(200)
    for (const name of ['', 'localhost', 'card.nobody.localhost', `x.${host}`, "' or 1=1"])
      expect([name, await allowed(name)]).toEqual([name, 404])
    await owner.send('DELETE', '/api/app/settings/domain')
    expect(await allowed(host)).toBe(404)
  })
})

describe('a name that is nobody’s', () => {
  it.each(pageLanguages)('says so in the reader’s language: %s', async (language) => {
    const { status, text } = await product
      .visitor()
      .get('/', { host: 'card.nobody.example', 'accept-language': language })
    expect(status).toBe(404)
    expect(text).toContain(`<html lang="${language}" dir="${directionOf(language)}">`)
    expect(text.includes('Nothing is here')).toBe(language === 'en')
  })

  it.each([
    'card.nobody.localhost',
    'card.nobody.example:3000',
    'localhost.evil.example',
    'evil.example.',
    'a_b.evil.example',
    `${'a.'.repeat(200)}example`,
  ])('shows nothing, neither of a shop nor of the platform: %s', async (host) => {
    expect(await seenAt({ host })).toEqual(nothing())
    const account = { email: 'a@b.example', password: 'x' }
    expect((await product.visitor().post('/api/auth/sign-in', account, { host })).status).toBe(404)
  })

  it('is not our own: by that, by addresses, without a name and by a bare one the platform answers', async () => {
    for (const host of [
      'localhost:3000',
      'LOCALHOST',
      '127.0.0.1:3000',
      '10.0.0.7',
      '[::1]:3000',
      'regulars-app',
      '',
    ])
      expect([host, (await product.visitor().get('/login', { host })).status]).toEqual([host, 200])
  })

  it('is no trouble for whoever asks whether the server is well', async () => {
    for (const path of ['/healthz', '/readyz'])
      expect((await product.visitor().get(path, { host: 'probe.cluster.example' })).status).toBe(200)
  })

  it('is not one above or below our own either, which no shop can add', async () => {
    const elsewhere = await openProduct(undefined, { publicUrl: 'https://app.regulars.example' })
    const statusAt = async (host: string) => (await elsewhere.visitor().get('/login', { host })).status
    for (const host of ['app.regulars.example', 'regulars.example', 'www.app.regulars.example'])
      expect([host, await statusAt(host)]).toEqual([host, 200])
    for (const host of ['evilapp.regulars.example', 'other.regulars.example', 'card.shop.localhost'])
      expect([host, await statusAt(host)]).toEqual([host, 404])
    await elsewhere.close()
  })
})
