import { afterAll, beforeAll, expect, it } from 'vitest'
import { exampleCustomer } from '#server/loyalty/customers/examples.ts'
import { examplePoints, exampleStampCard } from '#server/loyalty/programs/examples.ts'
import { exampleFreeCoffee } from '#server/loyalty/rewards/examples.ts'
import { newId } from '#server/platform/context/ids.ts'
import { proveAddress } from '#tests/world/owner.ts'
import { openProduct, type Product } from '#tests/world/product.ts'
import type { Visitor } from '#tests/world/visitor.ts'

const AGENCY = '01939c00-0000-7000-8000-000000000003'
type Media = { content?: { 'application/json'?: { example?: unknown } } }
type Operation = { operationId: string; requestBody?: Media; responses: Record<string, Media> }
type Claim = { reward: { id: string; redemption_code: string } }
type Documented = { path: string; method: string; operation: Operation }

let product: Product
let owner: Visitor
let operations: Map<string, Documented>
/** The ids and codes of the examples, with those that replace them in this business. */
const real = new Map<string, string>()

beforeAll(async () => {
  product = await openProduct()
  owner = product.visitor()
  const business = { company_name: 'Blue Door Café', email: 'owner@blue-door.example', tier_id: AGENCY }
  const signedUp = await owner.post('/api/auth/sign-up', {
    ...business,
    password: 'a fine password',
    time_zone: 'America/New_York',
  })
  const { business_id: businessId } = signedUp.body as { business_id: string }
  await proveAddress(product.services.database.plain, businessId)
  const { paths } = (await owner.get('/api/openapi.json')).body as {
    paths: Record<string, Record<string, Operation>>
  }
  operations = new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => [
        operation.operationId,
        { path, method, operation },
      ]),
    ),
  )
})
afterAll(() => product?.close())

/** Sends an operation's example unchanged, except for ids and codes. Returns the answer. */
async function send(name: string, inPath = ''): Promise<Record<string, unknown>> {
  const { path, method, operation } = operations.get(name)!
  const example = JSON.stringify(operation.requestBody?.content?.['application/json']?.example ?? {})
  const body = [...real].reduce((text, [shown, id]) => text.replaceAll(shown, id), example)
  const [status, said] = Object.entries(operation.responses)[0]!
  const answer = await owner.send(
    method.toUpperCase(),
    path.replace(/\{\w+\}/, inPath),
    method === 'get' ? undefined : JSON.parse(body),
    { 'idempotency-key': newId() },
  )
  expect([name, answer.status, answer.status < 300 ? undefined : answer.body]).toEqual([
    name,
    Number(status),
    undefined,
  ])
  const shown = said.content?.['application/json']?.example
  expect(fieldsOf(answer.body)).toEqual(fieldsOf(shown))
  return answer.body as Record<string, unknown>
}
const fieldsOf = (answer: unknown) => Object.keys(answer as object).sort()

it('a café can send the examples of the API one after the other, and is answered in their shape', async () => {
  const card = await make('createProgram', exampleStampCard.id)
  // Its welcome bonus is the price of a cake.
  const points = {
    name: examplePoints.name,
    type: 'points',
    config: { minimumRedemption: 1, welcomeBonus: 80 },
  }
  const { body } = await owner.post('/api/v1/programs', points)
  real.set(examplePoints.id, (body as { id: string }).id)
  await send('editProgram', card)
  await send('pauseProgram', card)
  await send('activateProgram', card)
  await send('generateQrCode')
  await send('sendTeamInvitation')

  const customer = (await send('addCustomer')) as { id: string }
  real.set(exampleCustomer.id, customer.id)
  await send('readCustomer', customer.id)
  await send('editCustomer', customer.id)
  await send('previewPurchase')
  const { operation_id } = await send('recordPurchase')
  await send('refundPurchase', operation_id as string)
  await send('undoOperation', operation_id as string)
  await send('recordBatch')

  const old = await make('createReward')
  await send('editReward', old)
  await send('archiveReward', old)
  const cake = await make('createReward')
  const { reward } = (await send('claimReward', cake)) as Claim
  await send('cancelClaim', reward.id)
  const { reward: kept } = (await send('claimReward', cake)) as Claim
  await send('readCode', kept.redemption_code)
  real.set(exampleFreeCoffee.redemption_code, kept.redemption_code)
  await send('redeemReward')
  await send('adjustBalance', customer.id)
  await send('recordConsent', customer.id)
  await send('switchCustomerPortal', customer.id)
  await send('provePhone', customer.id)
  for (const list of ['listCustomerHistory', 'listCustomerMessages', 'exportCustomer'])
    await send(list, customer.id)
  for (const list of [
    'listPrograms',
    'listRewards',
    'listCustomers',
    'lookUpCustomers',
    'listQrCodes',
    'listMessages',
  ])
    await send(list)
  await send('eraseCustomer', customer.id)
})

/** Creates a thing whose id is `shown` in the examples. Returns its real id. */
async function make(name: string, shown?: string): Promise<string> {
  const { id } = (await send(name)) as { id: string }
  if (shown) real.set(shown, id)
  return id
}
