import { createRoute, type RouteConfig, z } from '@hono/zod-openapi'
import type { Scope } from '#server/platform/context/scopes.ts'
import '#server/platform/text/validationWords.ts'

/**
 * Permissions that a route may ask for. The rooms that know who is calling declare the others: see
 * server/identity/sessions/contract.ts.
 */
export interface Permissions {
  anyone: true
}
export type Permission = keyof Permissions

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

/** Properties under symbols are for the server alone: the OpenAPI document leaves them out. */
export const asColumns = Symbol('as columns')
export const binding = Symbol('binding')

/** A request body of JSON whose fields are columns of a table: the verb gets them under the columns' names. */
export const columns = <S extends z.ZodType>(schema: S) => ({ ...json(schema), [asColumns]: true }) as const

const KEY_NEEDED =
  'Send the header Idempotency-Key: 1 to 128 characters, the same when you send the same request again'

/** The header that makes a write safe to send again: 1 to 128 characters, the same for the same intent. */
export const idempotencyKey = z.object({
  'idempotency-key': z.string(KEY_NEEDED).trim().min(1, KEY_NEEDED).max(128, KEY_NEEDED),
})

const content = <Schema extends z.ZodType>(schema: Schema, example?: unknown) => ({
  'application/json': { schema, ...(example !== undefined && { example }) },
})
const refused = { description: 'Refused', content: content(errorBody) }

type Json<Schema extends z.ZodType> = {
  description: string
  content: { 'application/json': { schema: Schema } }
}
type Answers<Returns, Makes> = { default: Json<typeof errorBody> } & (Makes extends z.ZodType
  ? { 201: Json<Makes> }
  : Returns extends z.ZodType
    ? { 200: Json<Returns> }
    : { 204: { description: string } })

/** Screens that an impersonation can open, as keys; server/businesses/audit/screens.ts adds them. */
// biome-ignore lint/suspicious/noEmptyInterface: a room adds the screens
export interface Screens {}

/** The binding of a route to its verb. */
export type Binding = {
  /**
   * The route reads more the larger a business is, so reads of this kind run one at a time for each business
   * (server/heavyReads.ts).
   */
  inTurn?: true
  /**
   * Opens a read to the impersonation by a super admin; the audit log names this screen. Null for reads of the frame
   * around every screen. Without it the route is closed to impersonation.
   */
  whileImpersonating?: keyof Screens | null
}

/**
 * A route as data: its address, its permission, its input and its answer. The server binds a verb to it, the browser's
 * client takes its types, and the OpenAPI document takes its text. A route answers 201 with what it `makes`, 200 with
 * what it `returns`, and 204 with neither.
 */
export function defineRoute<
  const M extends Method,
  const P extends string,
  const Request extends RouteConfig['request'],
  Returns extends z.ZodType | undefined = undefined,
  Makes extends z.ZodType | undefined = undefined,
>(
  route: {
    method: M
    path: P
    permission: Permission
    /** The scope by which an API key may call it; without one it is closed to keys that do not do a till's work. */
    scope?: Scope
    operation: string
    summary: string
    request?: Request
    returns?: Returns
    makes?: Makes
    /** Asks for a proof of identity that is not older than five minutes. */
    asksAgain?: AsksAgain
    /** Needs an owner whose address is proven: an account under somebody else's address gets no access. */
    provenOwner?: true
    /** Is refused where the installation has no provider of texts. */
    needsTexts?: true
    /** An example of the request and the answer; every route of /api/v1 has one. */
    example?: { body?: unknown; answer?: z.input<NonNullable<Makes | Returns>> }
  } & Binding,
) {
  const { inTurn, whileImpersonating } = route
  return createRoute({
    method: route.method,
    path: route.path,
    ...described(route),
    request: withExample(route.request, route.example?.body) as Request,
    responses: answersOf(route) as Answers<Returns, Makes>,
    [binding]: { inTurn, whileImpersonating } as Binding,
  })
}

/** Any proof of identity, or the second step for callers who have one. */
export type AsksAgain = true | 'second step'

type Described = {
  path: string
  permission: Permission
  scope?: Scope
  operation: string
  summary: string
  asksAgain?: AsksAgain
  provenOwner?: true
  needsTexts?: true
}

const described = ({ path, permission, operation, summary, ...more }: Described) => ({
  operationId: operation,
  summary,
  tags: [tagOf(path)],
  'x-permission': permission,
  ...(more.scope && { 'x-scope': more.scope }),
  ...(more.asksAgain && { 'x-asks-again': more.asksAgain }),
  ...(more.provenOwner && { 'x-proven-owner': more.provenOwner }),
  ...(more.needsTexts && { 'x-needs-texts': more.needsTexts }),
})

/** '/v1/customers/{id}' is about customers; the specification's own calls form one group. */
function tagOf(path: string): string {
  const [, , about] = path.split('/')
  return /^(send|create)-/.test(about!) ? 'function calls' : about!.replace(/\..*/, '')
}

function withExample(request: RouteConfig['request'], example: unknown): RouteConfig['request'] {
  const asked = request?.body?.content['application/json']
  if (!asked || example === undefined) return request
  return {
    ...request,
    body: { ...request!.body, content: { 'application/json': { ...asked, example } } },
  }
}

type Said = {
  returns?: z.ZodType | undefined
  makes?: z.ZodType | undefined
  example?: { answer?: unknown }
}

function answersOf({ returns, makes, example }: Said): RouteConfig['responses'] {
  if (makes)
    return { 201: { description: 'Made', content: content(makes, example?.answer) }, default: refused }
  if (returns)
    return { 200: { description: 'Done', content: content(returns, example?.answer) }, default: refused }
  return { 204: { description: 'Done' }, default: refused }
}

/** A route that answers with a file instead of JSON; refusals keep their one shape. */
export function defineDownload<
  const P extends string,
  const Request extends RouteConfig['request'],
  const Type extends string,
  const M extends 'get' | 'post' = 'get',
>(route: {
  /** POST if the selection of rows is too long for an address. */
  method?: M
  path: P
  permission: Permission
  scope?: Scope
  operation: string
  summary: string
  contentType: Type
  asksAgain?: true
  request?: Request
}) {
  return createRoute({
    method: (route.method ?? 'get') as M,
    path: route.path,
    ...described(route),
    request: route.request as Request,
    responses: {
      200: { description: 'The file', content: { [route.contentType]: { schema: z.string() } } },
      default: refused,
    },
  })
}

/** Ids are UUIDs; anything else is another kind of 'not found'. */
export const id = z.uuid().openapi({ example: '0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61' })

/** The `{id}` of a path; the verb gets it under this name, which says whose id it is. */
export const idAs = <const Name extends string>(name: Name, schema = id) =>
  z.object({ id: schema }).transform((param) => ({ [name]: param.id }) as Record<Name, string>)
export const timestamp = z.iso.datetime()
/** The version of the row that the caller edited: an old one is refused. */
export const version = z.int().min(1).max(2_147_483_647)
/** Money in minor units; a hundred million major units is more than anybody is paid at once. */
export const amount = z.int().min(0).max(10_000_000_000)

/**
 * The query of every list: `after` is the `next` of the previous page, `limit` is the most rows that a page
 * has.
 */
export const listQuery = ({ usual, most }: { usual: number; most: number }) => ({
  after: z.string().max(1000).optional(),
  limit: z.coerce.number().int().min(1).max(most).default(usual),
})

/** For lists that are always short: one page has all rows. */
export const shortListQuery = z.strictObject(listQuery({ usual: 1000, most: 1000 }))

/** The answer of every list: a page of rows, and the `after` of the next page, null at the end. */
export const listOf = <Row extends z.ZodType>(row: Row) =>
  z.object({ data: z.array(row), next: z.string().nullable() })
