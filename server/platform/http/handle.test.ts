import { z } from '@hono/zod-openapi'
import { expect, it } from 'vitest'
import { columns, defineDownload, defineRoute, id, idAs, idempotencyKey, json } from './contract.ts'
import { describeApi, handle, newRoutes } from './index.ts'

const ID = '0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e61'
const OTHER = '0198c2f4-7d3a-7b51-9c1e-5a4f0d2b8e62'
const shared = { permission: 'anyone', summary: 'A test' } as const

const record = defineRoute({
  ...shared,
  operation: 'record',
  method: 'post',
  path: '/v1/things/{id}',
  request: {
    params: idAs('thingId'),
    headers: idempotencyKey,
    query: z.strictObject({ by_hand: z.literal('true').optional() }),
    body: json(z.strictObject({ customer_id: id, seen: z.array(z.strictObject({ row_number: z.int() })) })),
  },
  makes: z.object({ thing_id: id }),
})
const edit = defineRoute({
  ...shared,
  operation: 'edit',
  method: 'put',
  path: '/v1/things/{id}',
  request: { params: idAs('thingId'), body: columns(z.strictObject({ first_name: z.string() })) },
  returns: z.object({ first_name: z.string() }),
})
const forge = defineRoute({
  ...shared,
  operation: 'forge',
  method: 'patch',
  path: '/v1/things/{id}',
  request: { params: idAs('thingId'), body: json(z.strictObject({ thing_id: id })) },
})
const download = defineDownload({
  ...shared,
  operation: 'download',
  path: '/v1/things.csv',
  contentType: 'text/csv',
})

const seen: unknown[] = []
const api = newRoutes().openapiRoutes([
  handle(record, (_, input) => {
    seen.push(input)
    return { thing_id: input.thingId }
  }),
  handle(edit, async (_, { thingId: _id, ...edits }) => edits),
  handle(forge, (_, input) => {
    seen.push(input)
  }),
  handle(download, (c) => c.body('a,b', 200, { 'Content-Type': 'text/csv' })),
])

const send = (method: string, path: string, body?: unknown, headers = {}) =>
  api.request(path, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })

it('a body names no other thing than the path', async () => {
  const answer = await send('PATCH', `/v1/things/${ID}`, { thing_id: OTHER })
  expect([answer.status, await answer.text(), seen.pop()]).toEqual([204, '', { thingId: ID }])
})

it('a verb gets path, query, key and body in one object, in camelCase', async () => {
  const body = { customer_id: OTHER, seen: [{ row_number: 1 }] }
  const answer = await send('POST', `/v1/things/${ID}?by_hand=true`, body, { 'idempotency-key': 'k' })
  expect([answer.status, await answer.json()]).toEqual([201, { thing_id: ID }])
  expect(seen.pop()).toEqual({
    thingId: ID,
    byHand: 'true',
    idempotencyKey: 'k',
    customerId: OTHER,
    seen: [{ row_number: 1 }],
  })
})

it('columns keep their names', async () => {
  const answer = await send('PUT', `/v1/things/${ID}`, { first_name: 'Ana' })
  expect([answer.status, await answer.json()]).toEqual([200, { first_name: 'Ana' }])
})

it('a file is sent as it is', async () => {
  const answer = await send('GET', '/v1/things.csv')
  expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
    200,
    'text/csv',
    'a,b',
  ])
})

it('the OpenAPI document has the names of the wire, and nothing of how a route is bound', () => {
  const document = describeApi(api, () => [], 'https://regulars.example')()
  expect(document).toContain('"customer_id"')
  expect(document).toContain('"name":"by_hand"')
  expect(document).not.toMatch(/thingId|whileImpersonating|inTurn/)
})
