import { createRoute, type RouteConfig, z } from '@hono/zod-openapi'

/** Who may call a route. Which role holds which permission is one table: server/sign-in/permissions.ts. */
export const permissions = [
  'anyone',
  'signed in',
  'staff',
  'till',
  'counter staff',
  'shared till',
  'shop',
  'shop admin',
  'account',
  'platform',
  'portal',
] as const
export type Permission = (typeof permissions)[number]

/** The one shape of every error. */
export const errorBody = z
  .object({
    error: z.object({
      code: z.string(),
      message: z.string(),
      fields: z.record(z.string(), z.string()).optional(),
      details: z.record(z.string(), z.unknown()).optional(),
      request_id: z.string(),
    }),
  })
  .openapi('Error')
export type ErrorBody = z.infer<typeof errorBody>

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'

/** A request body of JSON. */
export const json = <S extends z.ZodType>(schema: S) =>
  ({ required: true, content: { 'application/json': { schema } } }) as const

/** The header that makes a write safe to send again: 1 to 128 characters, the same for the same intent. */
export const idempotencyKey = z.object({ 'idempotency-key': z.string().trim().min(1).max(128) })

/**
 * A route as data: where it is, who may call it, what it takes and gives. The server binds a handler to it,
 * the browser's client takes its types, the OpenAPI document its text.
 */
export function defineRoute<
  const M extends Method,
  const P extends string,
  const Request extends RouteConfig['request'],
  Returns extends z.ZodType,
>(route: {
  method: M
  path: P
  permission: Permission
  summary: string
  request?: Request
  returns: Returns
}) {
  return createRoute({
    method: route.method,
    path: route.path,
    summary: route.summary,
    'x-permission': route.permission,
    request: route.request as Request,
    responses: {
      200: { description: 'Done', content: { 'application/json': { schema: route.returns } } },
      default: { description: 'Refused', content: { 'application/json': { schema: errorBody } } },
    },
  })
}

/** A route that answers with a file instead of JSON; refusals keep their one shape. */
export function defineDownload<
  const P extends string,
  const Request extends RouteConfig['request'],
  const Type extends string,
>(route: { path: P; permission: Permission; summary: string; contentType: Type; request?: Request }) {
  return createRoute({
    method: 'get' as const,
    path: route.path,
    summary: route.summary,
    'x-permission': route.permission,
    request: route.request as Request,
    responses: {
      200: { description: 'The file', content: { [route.contentType]: { schema: z.string() } } },
      default: { description: 'Refused', content: { 'application/json': { schema: errorBody } } },
    },
  })
}

/** Ids are UUIDs; anything else is another kind of 'not found'. */
export const id = z.uuid()
export const timestamp = z.iso.datetime()
/** Which state of a row somebody edited: a stale one is refused. */
export const version = z.int().min(1).max(2_147_483_647)
/** Money in minor units; a hundred million major units is more than any till takes. */
export const amount = z.int().min(0).max(10_000_000_000)

/** What every list takes: `after` is the `next` of the page before, `limit` how many rows a page has at most. */
export const listQuery = ({ usual, most }: { usual: number; most: number }) => ({
  after: z.string().max(1000).optional(),
  limit: z.coerce.number().int().min(1).max(most).default(usual),
})

/** For lists that are short by their nature: one page has them all. */
export const shortListQuery = z.strictObject(listQuery({ usual: 1000, most: 1000 }))

/** What every list answers: a page of rows, and what `after` takes for the next one; null at the end. */
export const listOf = <Row extends z.ZodType>(row: Row) =>
  z.object({ data: z.array(row), next: z.string().nullable() })
