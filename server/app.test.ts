import { readdirSync, readFileSync, statSync } from 'node:fs'
import { request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openProduct, type Product } from '#tests/world/product.ts'

let product: Product
beforeAll(async () => {
  product = await openProduct()
})
afterAll(() => product.close())

describe('an address', () => {
  it('of a screen has the console’s page', async () => {
    for (const path of [
      '/dashboard',
      '/customers/01939c00-0000-7000-8000-000000000001',
      '/sms-templates',
      '/campaigns',
      '/admin/credits',
      '/customer/login',
    ]) {
      const { status, headers } = await product.visitor().get(path)
      expect([path, status, headers.get('content-type')]).toEqual([path, 200, 'text/html; charset=UTF-8'])
    }
  })

  it('that nobody has is not found, in a page for people and in JSON for programs', async () => {
    for (const path of ['/wp-admin', '/dashboard/x', '/customer/x', '/admin', '/.env/x']) {
      const { status, headers } = await product.visitor().get(path)
      expect([path, status, headers.get('content-type')]).toEqual([path, 404, 'text/html; charset=UTF-8'])
    }
    for (const path of ['/.env', '/api/v1/nothing', '/assets/nothing.js']) {
      const { status, headers } = await product.visitor().get(path)
      expect([path, status, headers.get('content-type')]).toEqual([path, 404, 'application/json'])
    }
  })
})

it('a mail that comes back is taken as long as mail servers send it, and never refused for its length', async () => {
  const send = async (bytes: number) =>
    (await fetch(`${product.url}/webhooks/bounces`, { method: 'POST', body: 'x'.repeat(bytes) })).status
  // Nobody signed this request.
  expect(await send(700_000)).toBe(403)
  expect(await send(2_000_000)).toBe(204)
})

it('a call without a session is told so in the words of the specification', async () => {
  const { status, body, headers } = await product.visitor().get('/api/app/dashboard')
  expect([status, body]).toMatchObject([401, { error: { message: 'Not authenticated' } }])
  expect(headers.get('cache-control')).toBe('no-store')
})

it('a request is never sent back as it came (TRACE)', async () => {
  const cookie = 'regulars.session_token=secret'
  const status = await new Promise((resolve, reject) => {
    const asked = request(`${product.url}/dashboard`, { method: 'TRACE', headers: { cookie } }, (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    })
    asked.on('error', reject).end()
  })
  expect(status).toBe(403)
})

describe('the built files', () => {
  const assets = 'dist/web/assets'
  const scripts = readdirSync(assets).filter(
    (name) => /\.(js|css)$/.test(name) && statSync(`${assets}/${name}`).size >= 1024,
  )

  it('are packed by the build, each in both ways, and not for each who asks', async () => {
    const packing = vi.spyOn(globalThis, 'CompressionStream')
    expect(scripts.length).toBeGreaterThan(20)
    for (const name of scripts) {
      const content = readFileSync(`${assets}/${name}`)
      expect(brotliDecompressSync(readFileSync(`${assets}/${name}.br`))).toEqual(content)
      expect(gunzipSync(readFileSync(`${assets}/${name}.gz`))).toEqual(content)
    }
    const ask = (encodings: string) =>
      product.visitor().get(`/assets/${scripts[0]}`, { 'accept-encoding': encodings })
    const [best, usual, plain] = [await ask('gzip, deflate, br, zstd'), await ask('gzip'), await ask('')]
    expect(packing).not.toHaveBeenCalled()
    packing.mockRestore()
    expect(best.bytes).toEqual(readFileSync(`${assets}/${scripts[0]}.br`))
    expect(usual.bytes).toEqual(readFileSync(`${assets}/${scripts[0]}.gz`))
    expect(plain.bytes).toEqual(readFileSync(`${assets}/${scripts[0]}`))
    expect([best, usual, plain].map(({ headers }) => headers.get('content-encoding'))).toEqual([
      'br',
      'gzip',
      null,
    ])
    for (const { headers } of [best, usual, plain]) {
      expect(headers.get('vary')).toBe('Accept-Encoding')
      expect(headers.get('content-type')).toMatch(/^text\//)
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    }
  })
})
