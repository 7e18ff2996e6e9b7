import { z } from '@hono/zod-openapi'
import { createApi } from '#server/api.ts'
import type { Product } from '#tests/world/product.ts'

type Field = { at: string; schema: z.ZodType }

/** All fields of a body, including nested ones. */
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

/** The body fields of all routes whose names fit. */
export function bodyFields({ services, auth }: Product, fits: (name: string) => boolean): Field[] {
  return createApi(services, auth).openAPIRegistry.definitions.flatMap((one) => {
    if (one.type !== 'route') return []
    const body = one.route.request?.body as { content: Record<string, { schema: z.ZodType }> } | undefined
    const schema = body?.content['application/json']?.schema
    if (!schema) return []
    const fields = fieldsOf(schema, `${one.route.method} ${one.route.path}`)
    return fields.filter(({ at }) => fits(at.split('.').at(-1)!))
  })
}
