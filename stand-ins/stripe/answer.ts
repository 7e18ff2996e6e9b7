import type { HttpBindings } from '@hono/node-server'
import type { Context, Handler } from 'hono'
import type { z } from 'zod'
import { type ErrorBody, invalid, missing, StripeFailure } from './errors.ts'
import { expandAll, listOf } from './expand.ts'
import { readForm, type Tree } from './form.ts'
import { type Range, readParams } from './params.ts'
import { type Kept, newId, shown } from './store.ts'
import type { World } from './world.ts'

export type Env = { Bindings: HttpBindings; Variables: { requestId: string } }
export type Page = { rows: object[]; url: string; given: Paging }
type Paging = {
  limit?: number | undefined
  starting_after?: string | undefined
  ending_before?: string | undefined
}
type Request = { id: string | null; idempotency_key: string | null }
/** One request to the API, as it arrived. */
export type Asked = {
  id: string
  method: string
  path: string
  params: Tree
  status: number
  idempotencyKey: string | null
  version: string | null
}
export type Api = {
  world: World
  /** Runs `act` as one request, which its events name. */
  inRequest<T>(request: Request, act: () => T): T
  asked(request: Asked): void
  /** The answer that this request gets instead of the usual one. 'lost' does what was asked and does not answer. */
  nextBehaviour(method: string, path: string): Behaviour | undefined
}
export type Behaviour = 429 | 500 | 503 | 'silent' | 'lost'

type Known = Kept<{ id: string; object: 'idempotency'; asked: string; status: number; body: object }>

/** A route: the schema of its parameters, and the function that it runs. */
export function answering<T extends z.ZodType>(
  api: Api,
  schema: T,
  act: (given: z.output<T>, id: string) => object | Page,
): Handler<Env> {
  return async (c) => {
    const params = readForm(await pairsOf(c))
    const { pathname: path } = new URL(c.req.url)
    const key = c.req.method === 'POST' ? (c.req.header('idempotency-key') ?? null) : null
    const requestId = c.get('requestId')
    const told = api.nextBehaviour(c.req.method, path)
    const note = (status: number) =>
      api.asked({
        id: requestId,
        method: c.req.method,
        path,
        params,
        status,
        idempotencyKey: key,
        version: c.req.header('stripe-version') ?? null,
      })
    if (told === 'silent') {
      note(0)
      await new Promise((gone) => c.env.outgoing.once('close', gone))
    }
    const { status, body, isReplayed } =
      typeof told === 'number'
        ? injected(told)
        : perform(api, { schema, act, params, path, key, requestId, id: c.req.param('id') ?? '' })
    note(told === 'lost' ? 0 : status)
    if (told === 'lost') c.env.outgoing.destroy()
    if (isReplayed) c.header('Idempotent-Replayed', 'true')
    if (key) c.header('Idempotency-Key', key)
    return c.json(body, status as 200)
  }
}

async function pairsOf(c: Context<Env>): Promise<[string, string][]> {
  const query = [...new URL(c.req.url).searchParams]
  const body = c.req.method === 'GET' ? [] : [...new URLSearchParams(await c.req.text())]
  return [...query, ...body]
}

const injected = (status: number) => ({
  status,
  body: (status === 429
    ? {
        error: { type: 'invalid_request_error', code: 'rate_limit', message: 'Request rate limit exceeded.' },
      }
    : { error: { type: 'api_error', message: 'An unknown error occurred' } }) satisfies ErrorBody,
  isReplayed: false,
})

type Call<T extends z.ZodType> = {
  schema: T
  act: (given: z.output<T>, id: string) => object | Page
  params: Tree
  path: string
  key: string | null
  requestId: string
  id: string
}

/** Runs a call once for each Idempotency-Key. Later requests with the key get the first answer. */
function perform<T extends z.ZodType>(
  api: Api,
  call: Call<T>,
): { status: number; body: object; isReplayed: boolean } {
  const { world } = api
  const asked = JSON.stringify([call.path, call.params])
  const known = call.key ? world.store.find<Known>('idempotency', `key:${call.key}`) : undefined
  if (known && known.asked !== asked)
    return {
      status: 400,
      isReplayed: false,
      body: {
        error: {
          type: 'idempotency_error',
          message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${call.key}' if you meant to execute a different request.`,
        },
      },
    }
  if (known) return { status: known.status, body: known.body, isReplayed: true }
  const { status, body, isKept } = attempt(api, call)
  if (call.key && isKept)
    world.store.save<Known>({ id: `key:${call.key}`, object: 'idempotency', asked, status, body, _: {} })
  return { status, body, isReplayed: false }
}

function attempt<T extends z.ZodType>(
  api: Api,
  call: Call<T>,
): { status: number; body: object; isKept: boolean } {
  try {
    const given = readParams(call.schema, call.params)
    const result = api.inRequest({ id: call.requestId, idempotency_key: call.key }, () =>
      call.act(given, call.id),
    )
    const paths = (given as { expand?: string[] }).expand ?? []
    const answer = 'rows' in result ? pageOf(result as Page) : shown(result)
    return { status: 200, body: expandAll(api.world, answer, paths), isKept: true }
  } catch (error) {
    if (!(error instanceof StripeFailure)) throw error
    return { status: error.status, body: error.body, isKept: error.isKept }
  }
}

function pageOf({ rows, url, given }: Page): object {
  const limit = given.limit ?? 10
  if (limit < 1 || limit > 100)
    throw invalid('Invalid integer: limit must be between 1 and 100', {
      param: 'limit',
      code: 'parameter_invalid_integer',
    })
  const ids = rows.map((row) => (row as { id: string }).id)
  const indexOf = (id: string) => {
    const index = ids.indexOf(id)
    if (index < 0) throw missing('object', id, 'starting_after')
    return index
  }
  if (given.ending_before !== undefined) {
    const before = rows.slice(0, indexOf(given.ending_before))
    return listOf(before.slice(-limit).map(shown), url, before.length > limit)
  }
  const after = given.starting_after === undefined ? rows : rows.slice(indexOf(given.starting_after) + 1)
  return listOf(after.slice(0, limit).map(shown), url, after.length > limit)
}

export function within(range: Range | undefined, value: number): boolean {
  if (range === undefined) return true
  if (typeof range === 'number') return value === range
  const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = range
  return value > gt && value >= gte && value < lt && value <= lte
}

export const newRequestId = () => newId('req', 14)
