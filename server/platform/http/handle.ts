import type { RouteConfig, z } from '@hono/zod-openapi'
import type { Context, Handler } from 'hono'
import { asColumns, type Binding, type binding } from './contract.ts'
import type { AppEnv } from './env.ts'

/** 'customer_id' and 'idempotency-key' as 'customerId' and 'idempotencyKey'. */
type CamelCase<Name> = Name extends `${infer Word}${'_' | '-'}${infer Rest}`
  ? `${Word}${Capitalize<CamelCase<Rest>>}`
  : Name
/** Fields under their names in camelCase. */
export type Renamed<Fields> = Fields extends unknown
  ? { [Name in keyof Fields as CamelCase<Name>]: Fields[Name] }
  : never

type Part<R extends RouteConfig, Name extends 'params' | 'query' | 'headers'> = R['request'] extends {
  [N in Name]: infer Schema extends z.ZodType
}
  ? Renamed<z.output<Schema>>
  : unknown
type Json<Schema extends z.ZodType> = { content: { 'application/json': { schema: Schema } } }
type Body<R extends RouteConfig> = R['request'] extends { body: Json<infer Schema> }
  ? R['request'] extends { body: { [asColumns]: true } }
    ? z.output<Schema>
    : Renamed<z.output<Schema>>
  : unknown

/**
 * The input of a route as its contract's schemas parse it: the fields of path, query and body and the idempotency key,
 * in one object. Names are in camelCase, but columns keep theirs; names inside a value stay as they are.
 */
export type InputOf<R extends RouteConfig> = Part<R, 'params'> &
  Part<R, 'query'> &
  Part<R, 'headers'> &
  Body<R>

/** The body of a route's answer; a route that answers 204 sends nothing. */
export type AnswerOf<R extends RouteConfig> = R['responses'] extends { 201: Json<infer Makes> }
  ? z.output<Makes>
  : R['responses'] extends { 200: Json<infer Returns> }
    ? z.output<Returns>
    : unknown

/** A route of `defineRoute`, with its binding. */
export type Bindable = RouteConfig & { [binding]: Binding }
export type Bound<R extends RouteConfig> = { route: R; handler: Handler<AppEnv> }

/**
 * A route and its handler, for `openapiRoutes`. `work` gets the request's input and returns the body of the answer,
 * whose status follows from what the contract makes or returns. A Response, such as a file, is sent as it is.
 */
export function handle<R extends RouteConfig>(
  route: R,
  work: (c: Context<AppEnv>, input: InputOf<R>) => Promise<AnswerOf<R>> | AnswerOf<R>,
): Bound<R> {
  const status = ([201, 200] as const).find((one) => one in route.responses)
  const keepsNames = asColumns in (route.request?.body ?? {})
  return {
    route,
    handler: async (c) => {
      const answer = await work(c, inputOf(c, keepsNames) as InputOf<R>)
      if (answer instanceof Response) return answer
      return status ? c.json(answer as object, status) : c.body(null, 204)
    },
  }
}

/**
 * The input of a request that its schemas have parsed. Fields of query, headers and path win over fields of the body
 * with the same name.
 */
function inputOf(c: Context<AppEnv>, keepsNames: boolean): Record<string, unknown> {
  const fieldsOf = (part: 'param' | 'query' | 'header' | 'json') =>
    Object.entries<unknown>(c.req.valid(part as never) ?? {})
  const body = fieldsOf('json')
  const others = [...fieldsOf('query'), ...fieldsOf('header'), ...fieldsOf('param')]
  return Object.fromEntries([...(keepsNames ? body : renamed(body)), ...renamed(others)])
}

const renamed = (fields: [string, unknown][]) =>
  fields.map(([name, value]) => [name.replace(/[_-](\w)/g, (_, letter) => letter.toUpperCase()), value])
