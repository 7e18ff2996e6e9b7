import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addCustomer } from '#server/loyalty/customers/index.ts'
import { findOrMakeTag } from '#server/loyalty/customers/tags/index.ts'
import { events } from '#server/loyalty/events/tables.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { newWorld, type TestBusiness, type World } from '#tests/world/index.ts'
import { tagCustomer, untagCustomer } from '../tagCustomer.ts'
import { tagCustomers, untagCustomers } from './tagCustomers.ts'

let world: World
let business: TestBusiness
beforeAll(async () => {
  world = await newWorld()
  business = await world.newBusiness()
})
afterAll(() => world.close())

const add = async (first_name: string) =>
  (await business.run((ctx) => addCustomer(ctx, { first_name, opted_in_sms: false, opted_in_email: false })))
    .id
/** The events that an action publishes in its own transaction, before they are handed on. */
const saidBy = (verb: (ctx: BusinessContext) => Promise<unknown>) =>
  business.run(async (ctx) => {
    await verb(ctx)
    const said = await ctx.tx.select().from(events).where(eq(events.business_id, ctx.businessId))
    return said.map(({ type, subject_id }) => [type, subject_id])
  })

it('subscribers are told when a customer gets or loses a tag, and not when nothing changes', async () => {
  const [ada, bo] = [await add('Ada'), await add('Bo')]
  const [ofAda, ofBo] = [ada, bo].map((id) => ['customer.changed', id])
  const { id: tagId } = await business.run((ctx) => findOrMakeTag(ctx, 'Regular'))
  expect(await saidBy((ctx) => tagCustomer(ctx, { customerId: ada, name: 'regular' }))).toEqual([ofAda])
  expect(await saidBy((ctx) => tagCustomers(ctx, { ids: [ada, bo, bo], name: 'REGULAR' }))).toEqual([ofBo])
  expect(await saidBy((ctx) => untagCustomer(ctx, { customerId: bo, tagId }))).toEqual([ofBo])
  expect(await saidBy((ctx) => untagCustomers(ctx, { ids: [ada, bo], tagId }))).toEqual([ofAda])
})
