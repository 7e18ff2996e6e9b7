import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { scopes } from '#server/identity/api-keys/scopes.ts'
import { errorStatuses } from '#server/platform/http/index.ts'
import { openProduct, type Product } from '#tests/world/product.ts'
import type { ApiDocument } from './contract.ts'

let product: Product
let document: ApiDocument
beforeAll(async () => {
  product = await openProduct()
  document = (await product.visitor().get('/api/openapi.json')).body as ApiDocument
})
afterAll(() => product?.close())

const page = async () => (await product.visitor().get('/developers')).text

describe('the page for programmers', () => {
  it('runs no script except its own, and allows its stylesheet by hash', async () => {
    const { text, headers, status } = await product.visitor().get('/developers')
    expect(status).toBe(200)
    expect(text.match(/<script/g)).toHaveLength(1)
    expect(text).not.toMatch(/ on\w+="| style="/)
    const policy = headers.get('content-security-policy')!
    expect(policy).toMatch(/script-src 'self'(;|$)/)
    expect(policy).toMatch(/style-src 'self' 'sha256-/)
  })

  it('has every call of /api/v1 with its scopes, its example by curl and TypeScript, and its answer', async () => {
    const text = await page()
    const operations = Object.entries(document.paths)
      .filter(([path]) => path.startsWith('/api/v1/'))
      .flatMap(([path, methods]) => Object.values(methods).map((operation) => ({ path, operation })))
    expect(operations.length).toBeGreaterThan(80)
    const poor = operations.filter(({ path, operation }) => {
      const start = text.indexOf(`<section id="${operation.operationId}"`)
      const section = text.slice(start, text.indexOf('</section>', start))
      const answers = Object.values(operation.responses)[0]!.content?.['application/json']
      return !(
        start > 0 &&
        section.includes(path) &&
        section.includes('curl ') &&
        section.includes('await regulars.') &&
        (operation['x-scope'] ?? 'closed to keys').split(' ').every((word) => section.includes(word)) &&
        (!answers || section.includes('Answer 20'))
      )
    })
    expect(poor.map(({ operation }) => operation.operationId)).toEqual([])
  })

  it('tells every scope, every error and the limits that hold', async () => {
    const text = await page()
    expect(scopes.filter((scope) => !text.includes(`>${scope}</th>`))).toEqual([])
    const errors = Object.entries(errorStatuses)
    expect(errors.filter(([code, status]) => !text.includes(`>${status} ${code}</th>`))).toEqual([])
    expect(text).toContain('One key makes 600 calls a minute.')
    expect(text).toContain('A body has 256 KB at most.')
  })

  it('is compressed once, and weighs at most 60 KB', async () => {
    const answer = await product.visitor().get('/developers', { 'accept-encoding': 'br' })
    expect(answer.headers.get('content-encoding')).toBe('br')
    expect(brotliDecompressSync(answer.bytes).toString()).toBe(await page())
    expect(answer.bytes.byteLength).toBeLessThan(60 * 1024)
  })
})

describe('the page that tries calls', () => {
  it('has only our own files, under our own policy, and no other page has them', async () => {
    const { text, headers } = await product.visitor().get('/developers/try')
    const files = [...text.matchAll(/<(?:link rel="stylesheet" href|script type="module" src)="([^"]*)"/g)]
    expect(files.map(([, file]) => file)).toEqual([
      expect.stringMatching(/^\/assets\/try-it-[\w-]+\.css$/),
      expect.stringMatching(/^\/assets\/try-it-[\w-]+\.js$/),
    ])
    const { headers: usual } = await product.visitor().get('/api/openapi.json')
    expect(headers.get('content-security-policy')).toBe(usual.get('content-security-policy'))
    expect(await page()).not.toContain('/assets/try-it-')
  })
})

describe('the document', () => {
  it('names its server, so that other tools can import it', () => {
    expect((document as unknown as { servers: unknown }).servers).toEqual([
      { url: product.services.publicUrl },
    ])
  })
})
