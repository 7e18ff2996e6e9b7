import { isDeepStrictEqual } from 'node:util'
import { z } from '@hono/zod-openapi'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApi } from '#server/api.ts'
import { describeApi } from '#server/platform/http/index.ts'
import { openProduct, type Product } from '#tests/world/product.ts'

type Schema = {
  $ref?: string
  const?: unknown
  enum?: unknown[]
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
  allOf?: Schema[]
  type?: string | string[]
}
type Media = Record<string, { schema: Schema; example?: unknown }>
type Parameter = { name: string; in: string; schema: Schema & { example?: unknown } }
type Operation = {
  operationId?: string
  'x-permission'?: string
  'x-scope'?: string
  summary?: string
  tags?: string[]
  security?: Record<string, string[]>[]
  parameters?: Parameter[]
  requestBody?: { content: Media }
  responses: Record<string, { content?: Media }>
}
type Route = Operation & { name: string; method: string; path: string; last: string }
type Document = {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema>; securitySchemes: Record<string, unknown> }
}

/** POST routes whose action is not adding to a collection, listed by hand. */
const acts = [
  'activate allow-texts archive ask cancel change-role check claim close count deactivate dismiss download erase',
  'extend-trial finish grant-tier hand-over leave look merge pause preview preview-refund prove-phone',
  'change checkout confirm follow keep record-consent refund remove-factors reopen resend reset-pin restore resume retry see set-up',
  'show-pin-code sign-out start suspend tag take-back test undo untag',
  // For late operations.
  'batch contact',
  // For webhooks.
  'replace-secret replay',
  // For shared tills.
  'shared-till come end',
  // For mailings that wait, and for mail that is stopped.
  'drop-links release-mail settle',
  // The specification's function calls keep their names and answers.
  'create-checkout-session create-portal-session',
  'send-team-invitation send-transactional-email send-transactional-sms',
]
  .join(' ')
  .split(' ')
/** Sign-in routes keep the names of the specification's calls. These two create an account. */
const accountMakers = ['signUp', 'joinTeam']
/** A look-up has the shape of a list, but returns only the best matches and no further pages. */
const lookUps = ['lookUpCustomers']

let product: Product
let document: Document
let routes: Route[]
beforeAll(async () => {
  product = await openProduct()
  document = (await product.visitor().get('/api/openapi.json')).body as Document
  routes = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...operation,
      name: `${method.toUpperCase()} ${path}`,
      method,
      path,
      last: path.split('/').at(-1)!,
    })),
  )
})
afterAll(() => product?.close())

const wrong = (isWrong: (route: Route) => boolean) => routes.filter(isWrong).map(({ name }) => name)
const areaOf = ({ path }: Route) => /^\/api\/(v1|app|auth)\//.exec(path)?.[1]
const statusOf = ({ responses }: Route) => Object.keys(responses).find((status) => status !== 'default')!
const resolve = (schema: Schema | undefined): Schema | undefined =>
  schema?.$ref ? document.components.schemas[schema.$ref.split('/').at(-1)!] : schema
const answerOf = (route: Route) =>
  resolve(route.responses[statusOf(route)]?.content?.['application/json']?.schema)
/** The fields of a schema, including those of the schemas that it extends. */
const fieldsIn = (schema: Schema | undefined): Record<string, Schema> => {
  const found = resolve(schema)
  return Object.assign({}, found?.properties, ...(found?.allOf ?? []).map(fieldsIn))
}
const fieldsOf = (route: Route) => fieldsIn(answerOf(route))
const queryOf = ({ parameters = [] }: Route) =>
  parameters.filter((one) => one.in === 'query').map(({ name }) => name)
/** The routes with their schemas, as the contracts define them. */
const definedRoutes = () =>
  createApi(product.services, product.auth).openAPIRegistry.definitions.flatMap((one) =>
    one.type === 'route' ? [one.route] : [],
  )
const jsonOf = (said: unknown) =>
  (said as { content: { 'application/json': { schema: z.ZodType } } }).content['application/json'].schema
/** The fault of an example. An example that its schema would change or reduce is faulty too. */
const faultOf = (schema: z.ZodType, example: unknown) => {
  if (example === undefined) return 'no example'
  const parsed = schema.safeParse(example)
  if (!parsed.success) return z.prettifyError(parsed.error)
  return isDeepStrictEqual(parsed.data, example) ? undefined : 'the schema reads it otherwise'
}
const isList = (route: Route) => 'data' in fieldsOf(route) && 'next' in fieldsOf(route)

describe('the API', () => {
  it('is all under three prefixes', () => {
    expect(routes.length).toBeGreaterThan(100)
    expect(wrong((route) => !areaOf(route))).toEqual([])
  })

  it('describes every route that there is', () => {
    const api = createApi(product.services, product.auth)
    const bound = api.routes.filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/'))
    const names = bound.map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`)
    expect(routes.map(({ name }) => name).sort()).toEqual([...new Set(names)].sort())
  })

  it('answers every list as { data, next }, by after and limit', () => {
    const lists = routes.filter((route) => route.method === 'get' && isList(route))
    expect(lists.length).toBeGreaterThan(15)
    const without = (field: string) => lists.filter((route) => !queryOf(route).includes(field))
    expect(without('limit').map(({ name }) => name)).toEqual([])
    expect(without('after').map(({ operationId }) => operationId)).toEqual(lookUps)
    expect(wrong((route) => queryOf(route).some((one) => /^(before|page|offset|cursor)$/.test(one)))).toEqual(
      [],
    )
  })

  it('has no list in another shape', () => {
    const named = (route: Route) =>
      /^list[A-Z]/.test(route.operationId ?? '') || lookUps.includes(route.operationId ?? '')
    expect(wrong((route) => route.method === 'get' && named(route) !== isList(route))).toEqual([])
    const bare = (route: Route) => {
      const fields = Object.values(fieldsOf(route)).map(resolve)
      return answerOf(route)?.type === 'array' || (fields.length === 1 && fields[0]!.type === 'array')
    }
    expect(wrong((route) => route.method === 'get' && bare(route))).toEqual([])
  })

  it('answers with the thing itself, never wrapped in its name', () => {
    const ours = routes.filter((route) => ['v1', 'app'].includes(areaOf(route)!))
    const isThing = (schema: Schema | undefined): boolean => {
      const found = resolve(schema)
      return (
        found?.properties !== undefined || [...(found?.anyOf ?? []), ...(found?.allOf ?? [])].some(isThing)
      )
    }
    const wraps = (route: Route) => {
      const fields = Object.values(fieldsOf(route))
      return fields.length === 1 && isThing(fields[0])
    }
    expect(ours.filter(wraps).map(({ name }) => name)).toEqual([])
    const made = ours.filter((route) => route.method === 'post' && statusOf(route) === '201')
    const hasId = (route: Route) => ['id', 'operation_id', 'business_id'].some((id) => id in fieldsOf(route))
    expect(made.filter((route) => !hasId(route)).map(({ name }) => name)).toEqual([])
  })

  it('answers 201 with what a POST makes', () => {
    const makes = (route: Route) =>
      route.method === 'post' &&
      (accountMakers.includes(route.operationId!) ||
        (areaOf(route) === 'auth'
          ? ['factors', 'backup-codes'].includes(route.last)
          : !acts.includes(route.last)))
    expect(wrong((route) => makes(route) !== (statusOf(route) === '201'))).toEqual([])
    const lasts = routes
      .filter((route) => route.method === 'post' && areaOf(route) !== 'auth')
      .map(({ last }) => last)
    expect(acts.filter((act) => !lasts.includes(act))).toEqual([])
    const collections = routes.filter((route) => makes(route) && areaOf(route) !== 'auth')
    expect(collections.filter(({ last }) => !last.endsWith('s')).map(({ name }) => name)).toEqual([])
  })

  it('answers 204 without a body, and never with only a constant', () => {
    expect(wrong((route) => statusOf(route) === '204' && answerOf(route) !== undefined)).toEqual([])
    const isConstant = (schema: Schema | undefined) =>
      schema?.const !== undefined || schema?.enum?.length === 1 || schema?.type === 'null'
    const saysNothing = (route: Route) => {
      const fields = Object.values(fieldsOf(route)).map(resolve)
      return fields.length > 0 && fields.every(isConstant) && !route.last.startsWith('send-')
    }
    expect(wrong(saysNothing)).toEqual([])
  })

  it('deletes by DELETE, which says nothing, and acts by POST', () => {
    const verbs = /^(delete|remove|revoke|destroy|unset)$/
    expect(
      wrong(({ last, method }) => verbs.test(last) || (method === 'get' && acts.includes(last))),
    ).toEqual([])
    expect(wrong((route) => route.method === 'delete' && statusOf(route) !== '204')).toEqual([])
  })

  it('answers an act on a thing with the thing, unless the caller has left it', () => {
    const isAct = ({ method, path }: Route) => method === 'post' && /\{\w+\}\/[\w-]+$/.test(path)
    expect(wrong((route) => isAct(route) && statusOf(route) === '204')).toEqual([
      'POST /api/app/tenant-members/{id}/leave',
    ])
  })

  it('spells its parameters in one way', () => {
    const names = (route: Route) => (route.parameters ?? []).filter((one) => one.in !== 'header')
    expect(wrong((route) => names(route).some(({ name }) => !/^[a-z]+(_[a-z]+)*$/.test(name)))).toEqual([])
    expect(wrong(({ path }) => !/^(\/([a-z\d.-]+|[a-z_]+\.csv|\{[a-z_]+\}))+$/.test(path))).toEqual([])
  })

  it('gives each operation its own name, a tag, a summary and its callers', () => {
    const names = routes.map(({ operationId }) => operationId)
    expect(names.filter((name, place) => !name || names.indexOf(name) !== place)).toEqual([])
    expect(wrong(({ operationId }) => !/^[a-z]+([A-Z][a-z]*)*$/.test(operationId!))).toEqual([])
    expect(wrong(({ tags, summary }) => tags?.length !== 1 || !tags[0] || !summary)).toEqual([])
    const schemes = Object.keys(document.components.securitySchemes)
    expect(schemes.sort()).toEqual(['accessToken', 'apiKey', 'customerSession', 'session'])
    const known = ({ security }: Route) =>
      security?.every((one) => Object.keys(one).every((scheme) => schemes.includes(scheme)))
    expect(wrong((route) => !known(route))).toEqual([])
  })

  it('shows each call’s input and answer of v1 by an example that fits its own schema unchanged', () => {
    const definitions = new Map(definedRoutes().map((one) => [one.operationId, one]))
    const wrongExamples = routes
      .filter((route) => areaOf(route) === 'v1')
      .flatMap((route) => {
        const defined = definitions.get(route.operationId!)!
        const status = statusOf(route)
        const asked = route.requestBody?.content['application/json']
        const said = route.responses[status]?.content?.['application/json']
        return [
          asked && faultOf(jsonOf(defined.request?.body), asked.example),
          said && faultOf(jsonOf(defined.responses[status]), said.example),
        ].flatMap((fault) => (fault ? [`${route.name}: ${fault}`] : []))
      })
    expect(wrongExamples).toEqual([])
  })

  it('names the scopes that open each call to an API key: the till’s, and its own under /api/v1', () => {
    const scopesOf = ({ security }: Route) => security!.flatMap(({ apiKey }) => apiKey ?? [])
    const declared = (route: Route) => [
      ...(['till', 'sending'].includes(route['x-permission']!) ? ['till'] : []),
      ...(route['x-scope'] ? [route['x-scope']] : []),
    ]
    expect(wrong((route) => !isDeepStrictEqual(scopesOf(route), declared(route)))).toEqual([])
    expect(wrong((route) => route['x-scope'] !== undefined && areaOf(route) !== 'v1')).toEqual([])
    // Reads ask for a scope to read, and what changes something for one to write. The rest only compute.
    const reads = (route: Route) => route.method === 'get' || ['preview', 'count'].includes(route.last)
    expect(
      wrong((route) => route['x-scope'] !== undefined && reads(route) !== /:read$/.test(route['x-scope'])),
    ).toEqual([])
  })

  it('is described once, however often it is asked for', () => {
    let built = 0
    const api = {
      getOpenAPI31Document: () => {
        built += 1
        return { built }
      },
    }
    const describeIt = describeApi(api as never, () => [], 'https://regulars.example')
    expect([describeIt(), describeIt()]).toEqual(['{"built":1}', '{"built":1}'])
  })
})
