import { z } from '@hono/zod-openapi'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApi } from '#server/api.ts'
import { openProduct, type Product } from '#tests/world/product.ts'
import type { Visitor } from '#tests/world/visitor.ts'

/** Words of validators: their own types, what they expected and received, and patterns. */
const OF_VALIDATORS =
  /\b(invalid (input|option|string|key|element|email|url|uuid|iso|number|date)|expected|received (undefined|null|string|number|boolean|object|array)|too (small|big)|undefined|unrecognized|must match|regex)\b/i
const wrong = [
  undefined,
  null,
  true,
  -1.5,
  1e308,
  '',
  ' ',
  'x',
  '\u0000',
  'x'.repeat(100_000),
  [],
  [null],
  {},
  { x: 1 },
]

let product: Product
let owner: Visitor
beforeAll(async () => {
  product = await openProduct()
  owner = product.visitor()
  const account = { company_name: 'Blue Door', email: 'owner@words.example', password: 'a fine password' }
  await owner.post('/api/auth/sign-up', { ...account, tier_id: '01939c00-0000-7000-8000-000000000001' })
})
afterAll(() => product?.close())

/** Every schema of a route's input, by route and place. */
function schemas(): { at: string; schema: z.ZodType }[] {
  return createApi(product.services, product.auth).openAPIRegistry.definitions.flatMap((one) => {
    if (one.type !== 'route') return []
    const { method, path, request = {} } = one.route
    const { body, ...places } = request
    const kinds = Object.entries(body?.content ?? {}).map(([type, media]) => [
      type,
      (media as { schema?: unknown }).schema,
    ])
    return [...Object.entries(places), ...kinds].flatMap(([place, schema]) =>
      schema instanceof z.ZodType ? [{ at: `${method} ${path} ${place}`, schema }] : [],
    )
  })
}

/** An object's fields, each replaced by each wrong value, and those values themselves. */
function wrongFor(schema: z.ZodType): unknown[] {
  const names = schema instanceof z.ZodObject ? Object.keys(schema.shape) : []
  return [...wrong, ...names.flatMap((name) => wrong.map((value) => ({ [name]: value })))]
}

describe('what a request is refused with', () => {
  it('is in our words in every contract, whatever is wrong', () => {
    const found = schemas()
    expect(found.length).toBeGreaterThan(250)
    const said = new Map<string, string>()
    for (const { at, schema } of found)
      for (const value of wrongFor(schema)) {
        const { issues } = schema.safeParse(value).error ?? { issues: [] }
        for (const { message, path } of issues)
          if (OF_VALIDATORS.test(message) || message.trim() === '')
            said.set(message, `${at} ${path.join('.')}`)
      }
    expect(Object.fromEntries(said)).toEqual({})
  })

  it('names the header that is missing, and what to send', async () => {
    const body = { customer_id: crypto.randomUUID(), amount: 100 }
    const answer = await owner.send('POST', '/api/v1/purchases', body)
    expect(answer.status).toBe(400)
    const { message, fields } = (answer.body as { error: { message: string; fields: object } }).error
    expect(message).toMatch(/^Send the header Idempotency-Key/)
    expect(Object.keys(fields)).toEqual(['idempotency-key'])
  })

  it.each(['{', '[1,', '"', 'null', ''])('is in our words for the body %j, which is none', async (body) => {
    const answer = await owner.send('POST', '/api/v1/segments/count', body, {
      'content-type': 'application/json',
    })
    expect(answer.status).toBe(400)
    expect((answer.body as { error: { message: string } }).error.message).not.toMatch(OF_VALIDATORS)
  })
})
