import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { queryAsSuperuser } from '#tests/engines/index.ts'
import { openProduct, type Product } from '#tests/world/product.ts'

const MOST_BYTES = 120 * 1024

let product: Product
beforeAll(async () => {
  product = await openProduct()
})
afterAll(() => product.close())

const asSuperuser = (text: string) => queryAsSuperuser(product.database, product.services.database, text)
const signUp = async (email: string) => {
  const visitor = product.visitor()
  const tier_id = '01939c00-0000-7000-8000-000000000001'
  await visitor.post('/api/auth/sign-up', {
    company_name: 'Café',
    email,
    password: 'a fine password',
    tier_id,
  })
  return visitor
}

describe('the landing page', () => {
  it('runs no script except the one that its policy allows, and allows its stylesheet by hash', async () => {
    const { text, headers } = await product.visitor().get('/')
    expect(text.match(/<script/g)).toHaveLength(1)
    expect(text).toMatch(/<script type="module" src="\/assets\/[\w-]+\.js"><\/script>/)
    expect(text).not.toMatch(/ on\w+="/)
    const policy = headers.get('content-security-policy')!
    expect(policy).toMatch(/script-src 'self'(;|$)/)
    expect(policy).toMatch(/style-src 'self' 'sha256-/)
  })

  it('shows a hostile plan name as plain text', async () => {
    await asSuperuser(
      `update subscription_tiers set name = '<img src=x onerror=alert(1)>' where name = 'Agency'`,
    )
    const { text } = await product.visitor().get('/')
    await asSuperuser(`update subscription_tiers set name = 'Agency' where name like '<%'`)
    expect(text).not.toContain('<img')
    expect(text).toContain('&lt;img src=x')
  })

  it('shows the current plans, cheapest first', async () => {
    await asSuperuser(
      `update subscription_tiers set price_monthly = 199.5, max_customers = 7 where name = 'Pro'`,
    )
    const { text } = await product.visitor().get('/')
    await asSuperuser(
      `update subscription_tiers set price_monthly = 29, max_customers = 500 where name = 'Pro'`,
    )
    const pricing = text.slice(text.indexOf('id="pricing"'))
    const places = ['>$0<', '>$99<', '>$199.50<'].map((price) => pricing.indexOf(price))
    expect(places.every((place) => place > 0)).toBe(true)
    expect(places).toEqual([...places].sort((one, other) => one - other))
    expect(pricing).toContain('7 customers')
    expect(pricing).toMatch(/Most Popular<\/p><div[^>]*><h3[^>]*>Pro</)
    const inShort = text.slice(text.indexOf('id="prices"'), text.indexOf('id="features"'))
    for (const price of ['>$0<', '>$99<', '>$199.50<']) expect(inShort).toContain(price)
    expect(pricing.match(/href="\/signup\?tier=[\w-]{36}"/g)).toHaveLength(3)
    expect([pricing.match(/>Start Free</g)?.length, pricing.match(/>Start Trial</g)?.length]).toEqual([1, 2])
  })

  it('redirects signed-in people to their dashboard, and nobody else', async () => {
    const owner = await signUp('owner@front.example')
    const led = await owner.get('/')
    expect([led.status, led.headers.get('location')]).toEqual([302, '/dashboard'])
    await owner.post('/api/auth/sign-out', {})
    expect((await owner.get('/')).status).toBe(200)
    const forged = product.visitor()
    forged.cookies.set('regulars.session_token', 'forged.signature')
    expect((await forged.get('/')).status).toBe(200)
  })

  it('redirects a super admin to the platform', async () => {
    const admin = await signUp('admin@front.example')
    await asSuperuser(`insert into super_admins select id from "user" where email = 'admin@front.example'`)
    expect((await admin.get('/')).headers.get('location')).toBe('/admin/dashboard')
  })

  it('is never cached between two visits, so that no stranger sees another person’s answer', async () => {
    const { headers } = await product.visitor().get('/')
    expect(headers.get('cache-control')).toBe('private, no-cache')
  })

  it('has its address, a description and a picture for messages', async () => {
    const { text } = await product.visitor().get('/')
    expect(text).toContain('<link rel="canonical" href="http://localhost:3000/"/>')
    for (const name of ['title', 'description', 'url']) expect(text).toContain(`property="og:${name}"`)
    expect(text).toMatch(/<title>[^<]{20,70}<\/title>/)
    expect(text).toMatch(/<meta name="description" content="[^"]{70,200}"/)
    const picture = /property="og:image" content="http:\/\/localhost:3000([^"]+)"/.exec(text)![1]!
    const answer = await product.visitor().get(picture)
    expect(answer.headers.get('content-type')).toBe('image/jpeg')
    // Messengers ignore large pictures.
    expect(answer.bytes.byteLength).toBeLessThan(150 * 1024)
  })

  it('is compressed once, not for each visitor, as well as the browser can read it', async () => {
    const packing = vi.spyOn(globalThis, 'CompressionStream')
    const ask = (encoding: string) => product.visitor().get('/', { 'accept-encoding': encoding })
    const [first, second] = [await ask('gzip, br'), await ask('gzip, br')]
    const [older, plain] = [await ask('gzip'), await ask('identity')]
    expect(packing).not.toHaveBeenCalled()
    packing.mockRestore()
    expect([first, older, plain].map(({ headers }) => headers.get('content-encoding'))).toEqual([
      'br',
      'gzip',
      null,
    ])
    for (const { headers } of [first, older]) {
      expect(headers.get('content-type')).toMatch(/^text\/html/)
      expect(headers.get('vary')).toMatch(/accept-encoding/i)
    }
    expect(second.bytes).toEqual(first.bytes)
    expect(brotliDecompressSync(first.bytes).toString()).toBe(plain.text)
    expect(gunzipSync(older.bytes).toString()).toBe(plain.text)
    expect(first.bytes.byteLength).toBeLessThan(0.9 * older.bytes.byteLength)
  })

  it('weighs at most 120 KB with its fonts and its script, compressed', async () => {
    const visitor = product.visitor()
    const { text } = await visitor.get('/')
    const scripts = [/src="(\/assets\/[^"]+)"/.exec(text)![1]!]
    let script = ''
    for (const url of scripts) {
      const { text } = await visitor.get(url)
      script += text
      for (const [, name] of text.matchAll(/from"\.\/([\w.-]+\.js)"/g)) scripts.push(`/assets/${name}`)
    }
    // Only pages that need them fetch the extended letters; this one does not.
    const fonts = [...text.matchAll(/url\((\/assets\/[\w-]+latin-wght[\w-]+\.woff2)\)/g)].map(
      ([, url]) => url!,
    )
    expect(fonts).toHaveLength(2)
    const letters = await Promise.all(fonts.map((url) => visitor.get(url)))
    const bytes =
      gzipSync(text).length +
      gzipSync(script).length +
      letters.reduce((sum, { bytes }) => sum + bytes.byteLength, 0)
    expect(bytes).toBeGreaterThan(50 * 1024)
    expect(bytes).toBeLessThanOrEqual(MOST_BYTES)
  })
})
