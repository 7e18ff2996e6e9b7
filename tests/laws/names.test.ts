import { z } from '@hono/zod-openapi'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApi } from '#server/api.ts'
import { openProduct, type Product } from '#tests/world/product.ts'

let product: Product
beforeAll(async () => {
  product = await openProduct()
})
afterAll(() => product?.close())

/** Without width, a filler, a blank of Braille, what shapes a letter where none is, and joiners among themselves. */
const unseen = ['\u200b', '\u2800', '\u3164', '\ufe0f', '\u00ad\u2060', '\u200d\u200d\u200d', '\u{e0020}']

type Field = { at: string; schema: z.ZodType }
const isName = (key: string) => /(^|_)(name|title)$/.test(key)

/** All fields of a body, also those of its parts. */
function fieldsOf(schema: z.ZodType, at: string): Field[] {
  if (schema instanceof z.ZodObject)
    return Object.entries<z.ZodType>(schema.shape).flatMap(([key, inner]) => [
      { at: `${at}.${key}`, schema: inner },
      ...fieldsOf(inner, `${at}.${key}`),
    ])
  if (schema instanceof z.ZodUnion) return (schema.options as z.ZodType[]).flatMap((one) => fieldsOf(one, at))
  if (schema instanceof z.ZodArray) return fieldsOf(schema.element as z.ZodType, at)
  if (schema instanceof z.ZodPipe) return fieldsOf(schema.in as z.ZodType, at)
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return fieldsOf(schema.unwrap() as z.ZodType, at)
  return []
}

/** What is typed as a name anywhere: the fields of that name in the body of every route. */
function nameFields(): Field[] {
  return createApi(product.services, product.auth).openAPIRegistry.definitions.flatMap((one) => {
    if (one.type !== 'route') return []
    const body = one.route.request?.body as { content: Record<string, { schema: z.ZodType }> } | undefined
    const schema = body?.content['application/json']?.schema
    if (!schema) return []
    return fieldsOf(schema, `${one.route.method} ${one.route.path}`).filter(({ at }) =>
      isName(at.split('.').at(-1)!),
    )
  })
}

describe('a name', () => {
  it('of invisible characters is none, wherever one is typed', () => {
    const fields = nameFields()
    expect(fields.length).toBeGreaterThan(25)
    const taken = fields.flatMap(({ at, schema }) =>
      unseen
        .filter((text) => schema.safeParse(text).data)
        .map((text) => `${at} takes ${JSON.stringify(text)}`),
    )
    expect(taken).toEqual([])
  })

  it('keeps the joiners and shapes that its letters need', () => {
    const schemas = nameFields().filter(({ at }) => /(program|reward|segment|campaign)s\.name$/.test(at))
    expect(schemas.length).toBeGreaterThan(2)
    for (const name of ['می‌خواهم', '❤️', '👩‍👩‍👧', 'நன்றி'])
      for (const { at, schema } of schemas) expect([at, schema.safeParse(name).data]).toEqual([at, name])
  })
})
