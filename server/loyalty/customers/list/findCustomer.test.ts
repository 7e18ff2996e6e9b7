import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newWorld, type TestBusiness, type World } from '#tests/world/index.ts'
import { addCustomer, type NewCustomer } from '../adding/addCustomer.ts'
import { provePhone } from '../provePhone.ts'
import { customers } from '../tables.ts'
import { findCustomer, findCustomerByPhone } from './findCustomer.ts'
import { listCustomers } from './listCustomers.ts'

let world: World
let business: TestBusiness
let other: TestBusiness
beforeAll(async () => {
  world = await newWorld()
  business = await world.newBusiness()
  other = await world.newBusiness({ name: 'Barber Bob' })
  const add = (at: TestBusiness, input: NewCustomer) => at.run((ctx) => addCustomer(ctx, input))
  await add(business, {
    first_name: 'Ada',
    last_name: 'Lovelace',
    email: 'Ada@Analytic.example',
    phone: '201-555-0123',
  })
  await add(business, { first_name: 'José', last_name: 'Ángel Núñez', phone: '+44 7400 123456' })
  await add(business, { first_name: '100%', last_name: 'under_score' })
  await add(business, { first_name: 'محمد', phone: '201-555-0188' })
  await add(other, { first_name: 'Ada', last_name: 'Elsewhere', phone: '201-555-0123' })
})
afterAll(() => world.close())

let named: TestBusiness | undefined
async function withNames(): Promise<TestBusiness> {
  if (named) return named
  const at = await world.newBusiness({ name: 'Many Keys' })
  for (const [first_name, last_name] of [
    ['Sean', 'O’Brien'],
    ['Łukasz', 'Wójcik'],
    ['Bjørn', 'Weiß'],
    ['Işıl', 'Yıldız'],
    ['Þóra', 'Æ\u200bgis'],
  ])
    await at.run((ctx) => addCustomer(ctx, { first_name, last_name }))
  named = at
  return at
}

const find = async (search: string, limit = 20) =>
  (await business.run((ctx) => listCustomers(ctx, { search, limit }))).data
const search = async (query: string, limit?: number) =>
  (await find(query, limit)).map(({ first_name }) => first_name)

describe('the search among a shop’s customers', () => {
  it('never finds another shop’s, not even when its SQL function is asked for it', async () => {
    expect(await search('ada')).toEqual(['Ada'])
    expect(await search('elsewhere')).toEqual([])
    const across = business.run((ctx) =>
      ctx.tx.execute(
        sql`select * from find_customers(${other.businessId}::uuid, '{}', false, null, null, null, null, 'name', null, null, 20)`,
      ),
    )
    await expect(across).rejects.toMatchObject({ cause: { code: '42501' } })
  })

  it.each([
    ['00%', ['100%']],
    ['r_s', ['100%']],
    ['%%%', []],
    ['___', []],
    ['\\\\\\', []],
    ["' or true --", []],
    ['ad\u0000', ['Ada']],
    ['%'.repeat(200), []],
  ])('takes %j for text, not for a pattern', async (query, found) => {
    expect(await search(query)).toEqual(found)
  })

  it.each([
    ['(201) 555-0123', 'Ada'],
    ['+1 201 555 0123', 'Ada'],
    ['2015550123', 'Ada'],
    ['555-0123', 'Ada'],
    ['07400 123456', 'José'],
    ['0044 7400 123456', 'José'],
    ['7400', 'José'],
  ])('finds the phone %s', async (query, name) => {
    expect(await search(query)).toEqual([name])
  })

  it.each([
    ['LOVELACE', 'Ada'],
    ['lace ada', 'Ada'],
    ['a lovelace', 'Ada'],
    ['jose nunez', 'José'],
    ['ANGEL', 'José'],
    ['analytic.ex', 'Ada'],
    ['محمد', 'محمد'],
  ])('finds %s', async (query, name) => {
    expect(await search(query)).toEqual([name])
  })

  it.each([
    ["o'brien", 'Sean'],
    ['O’BRIEN', 'Sean'],
    ['obrien', 'Sean'],
    ['lukasz', 'Łukasz'],
    ['ŁUK', 'Łukasz'],
    ['bjorn', 'Bjørn'],
    ['weiss', 'Bjørn'],
    ['Weiß', 'Bjørn'],
    ['yildiz', 'Işıl'],
    ['isil', 'Işıl'],
  ])('finds a name by the keys that there are: %s', async (query, name) => {
    const at = await withNames()
    expect(await at.run((ctx) => listCustomers(ctx, { search: query, limit: 20 }))).toMatchObject({
      data: [{ first_name: name }],
    })
  })

  it('finds the id that a customer reads out', async () => {
    const ada = await business.run((ctx) => findCustomerByPhone(ctx, '201 555 0123'))
    expect(await search(ada!.unique_customer_id.toLowerCase())).toEqual(['Ada'])
  })

  it('gives the newest without words, and no more than asked for', async () => {
    expect(await search('  ', 2)).toHaveLength(2)
    expect(await search('')).toHaveLength(4)
  })
})

describe('finding one customer', () => {
  it('does not find another shop’s', async () => {
    const theirs = await other.run((ctx) => findCustomerByPhone(ctx, '201-555-0123'))
    expect(theirs!.last_name).toBe('Elsewhere')
    await expect(business.run((ctx) => findCustomer(ctx, theirs!.id))).rejects.toMatchObject({
      code: 'not_found',
    })
    await expect(business.run((ctx) => provePhone(ctx, { customerId: theirs!.id }))).rejects.toMatchObject({
      code: 'not_found',
    })
  })

  it('does not find anybody by a text that is not a phone', async () => {
    expect(await business.run((ctx) => findCustomerByPhone(ctx, 'Ada'))).toBeUndefined()
  })

  it('by the exact phone uses an index', async () => {
    const plan = await business.run(async (ctx) => {
      const many = Array.from({ length: 2000 }, (_, n) => {
        return sql`(${ctx.businessId}, gen_random_uuid(), ${`CUS${n}`}, ${`+1415${n}`}, now())`
      })
      await ctx.tx.execute(
        sql`insert into customers (business_id, id, unique_customer_id, phone, created_at)
          values ${sql.join(many, sql`, `)}`,
      )
      await ctx.tx.execute('set local enable_seqscan = off')
      const query = ctx.tx.select({ id: customers.id }).from(customers)
      const explained = await ctx.tx.execute(
        sql`explain ${query.where(sql`business_id = ${ctx.businessId} and phone = '+12015550123' and merged_into is null and erased_at is null`)}`,
      )
      return JSON.stringify(explained)
    })
    expect(plan).toMatch(/Index Scan using customers_phone/)
    expect(plan).toMatch(/Index Cond: \(\(business_id = [^)]*\) AND \(phone = /)
  })
})

describe('proving a phone', () => {
  it('is refused without a phone', async () => {
    const nameless = await find('under_score', 1)
    await expect(
      business.run((ctx) => provePhone(ctx, { customerId: nameless[0]!.id })),
    ).rejects.toMatchObject({
      fields: { phone: 'This customer has no phone number yet' },
    })
  })

  it('keeps the moment of the first proof', async () => {
    const [ada] = await find('lovelace', 1)
    const first = await business.run((ctx) => provePhone(ctx, { customerId: ada!.id }))
    business.passMinutes(5)
    const second = await business.run((ctx) => provePhone(ctx, { customerId: ada!.id }))
    expect(second.phone_proven_at).toEqual(first.phone_proven_at)
  })

  it('removes a PIN from before the first proof, and keeps one that was chosen later', async () => {
    const [jose] = await find('jose', 1)
    const pinAfterProof = (auth_pin: string) =>
      business.run(async (ctx) => {
        await ctx.tx.update(customers).set({ auth_pin }).where(eq(customers.id, jose!.id))
        return (await provePhone(ctx, { customerId: jose!.id })).auth_pin
      })
    expect(await pinAfterProof('a stranger’s')).toBeNull()
    expect(await pinAfterProof('their own')).toBe('their own')
  })
})
