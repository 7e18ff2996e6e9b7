import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { foldText } from '#server/platform/text/fold.ts'
import { newWorld, type TestBusiness, type World } from '#tests/world/index.ts'
import { addCustomer, type NewCustomer } from '../adding/addCustomer.ts'
import { type CustomerSort, customerSorts } from '../contract.ts'
import { customers } from '../tables.ts'
import { countCustomers, listCustomers } from './listCustomers.ts'

let world: World
let business: TestBusiness
beforeAll(async () => {
  world = await newWorld()
  business = await world.newBusiness()
})
afterAll(() => world.close())

const add = (at: TestBusiness, input: NewCustomer) => at.run((ctx) => addCustomer(ctx, input))

/** Reads a whole list by pages of `limit`. */
async function wholeList(at: TestBusiness, wanted: { search?: string; sort?: CustomerSort }, limit: number) {
  const seen: string[] = []
  let after: string | undefined
  for (;;) {
    const page = await at.run((ctx) => listCustomers(ctx, { ...wanted, limit, after, forgiving: true }))
    seen.push(...page.data.map(({ id }) => id))
    if (page.next === null) return seen
    after = page.next
  }
}

describe('a place in the list', () => {
  it.each([
    'nonsense',
    Buffer.from('[]').toString('base64url'),
    Buffer.from(JSON.stringify(['name', false, 'x', 'no id'])).toString('base64url'),
    Buffer.from(JSON.stringify(['newest', false, "'; --", crypto.randomUUID()])).toString('base64url'),
    Buffer.from(JSON.stringify(['points', false, '1e9', crypto.randomUUID()])).toString('base64url'),
    Buffer.from(JSON.stringify(['name', false, 'a\0', crypto.randomUUID()])).toString('base64url'),
  ])('that is made up (%s) is refused', async (after) => {
    for (const sort of customerSorts.filter((one) => one !== 'name'))
      await expect(
        business.run((ctx) => listCustomers(ctx, { sort, after, limit: 5 })),
      ).rejects.toMatchObject({
        fields: { after: 'Not a place in this list' },
      })
  })

  it('of one order is refused in another', async () => {
    const mixed = await world.newBusiness()
    for (const first_name of ['Ada', 'Bea']) await add(mixed, { first_name })
    const { next } = await mixed.run((ctx) => listCustomers(ctx, { sort: 'name', limit: 1 }))
    const wrong = mixed.run((ctx) => listCustomers(ctx, { sort: 'points', after: next!, limit: 1 }))
    await expect(wrong).rejects.toMatchObject({ fields: { after: 'Not a place in this list' } })
  })

  it('of another shop shows nobody of that shop', async () => {
    const [one, other] = [await world.newBusiness(), await world.newBusiness()]
    for (const first_name of ['Ada', 'Bea', 'Cleo']) await add(one, { first_name })
    const { next } = await one.run((ctx) => listCustomers(ctx, { sort: 'name', limit: 1 }))
    const page = await other.run((ctx) => listCustomers(ctx, { sort: 'name', limit: 5, after: next! }))
    expect(page.data).toEqual([])
  })
})

describe('a list of customers', () => {
  it('by name has each where the search reads them, whatever keys their names were typed with', async () => {
    const other = await world.newBusiness()
    const names = [
      'Zoe',
      'Łukasz',
      'luka',
      'Lulu',
      'Øyvind',
      'Olaf',
      'Pia',
      'O’Brien',
      "O'Brian",
      'Weiß',
      'Weisz',
      'Éva',
      'Ewa',
    ]
    for (const first_name of names) await add(other, { first_name })
    const ids = await wholeList(other, { sort: 'name' }, 4)
    const all = await other.run(({ tx }) => tx.select().from(customers))
    const sorted = ids.map((id) => all.find((one) => one.id === id)!)
    expect(sorted.map(({ first_name }) => first_name)).toEqual([
      ...[
        'Éva',
        'Ewa',
        'luka',
        'Łukasz',
        'Lulu',
        "O'Brian",
        'O’Brien',
        'Olaf',
        'Øyvind',
        'Pia',
        'Weiß',
        'Weisz',
        'Zoe',
      ],
    ])
    for (const { first_name, sort_name } of all) expect(sort_name).toBe(foldText(first_name!))
  })

  it.each(customerSorts)(
    'by %s has everybody once, whatever values they share and whatever the page size',
    async (sort) => {
      const crowd = await world.newBusiness()
      for (let n = 0; n < 23; n++) {
        await add(crowd, n % 5 === 0 ? {} : { first_name: ['Ada', 'Zoë', 'Émile'][n % 3]!, last_name: 'Lee' })
      }
      await crowd.run((ctx) =>
        ctx.tx.execute(
          sql`update customers set total_points = length(unique_customer_id || sort_name) % 4, total_visits = 3,
          last_visit_at = case when first_name is null then null else created_at end
          where business_id = ${ctx.businessId}`,
        ),
      )
      const whole = await wholeList(crowd, { sort }, 100)
      expect(new Set(whole).size).toBe(23)
      for (const limit of [1, 4, 22, 23]) expect(await wholeList(crowd, { sort }, limit)).toEqual(whole)
    },
  )

  it('by name sorts accented letters as plain ones and puts people without a name last', async () => {
    const named = await world.newBusiness()
    for (const first_name of ['Zoe', 'Émile', 'eva', 'Ángel', null, 'Bo']) await add(named, { first_name })
    const { data: sorted } = await named.run((ctx) => listCustomers(ctx, { sort: 'name', limit: 10 }))
    expect(sorted.map(({ first_name }) => first_name)).toEqual(['Ángel', 'Bo', 'Émile', 'eva', 'Zoe', null])
  })

  it('continues at the same place when somebody joins meanwhile', async () => {
    const busy = await world.newBusiness()
    for (const first_name of ['Ada', 'Bea', 'Cleo']) {
      await add(busy, { first_name })
      busy.passMinutes(1)
    }
    const { next } = await busy.run((ctx) => listCustomers(ctx, { limit: 2 }))
    await add(busy, { first_name: 'Dora' })
    const rest = await busy.run((ctx) => listCustomers(ctx, { limit: 2, after: next! }))
    expect(rest.data.map(({ first_name }) => first_name)).toEqual(['Ada'])
  })

  it('leaves out merged and erased customers', async () => {
    const small = await world.newBusiness()
    const [ada, bea] = [await add(small, { first_name: 'Ada' }), await add(small, { first_name: 'Bea' })]
    await small.run((ctx) => ctx.tx.update(customers).set({ merged_into: bea.id }).where(sql`id = ${ada.id}`))
    expect(await wholeList(small, {}, 5)).toEqual([bea.id])
    expect(await wholeList(small, { search: 'ada' }, 5)).toEqual([])
    expect(await small.run((ctx) => countCustomers(ctx, {}))).toEqual({ count: 1, more: false })
  })
})

describe('a search with a typing error', () => {
  beforeAll(async () => {
    await add(business, { first_name: 'John', last_name: 'Smith', email: 'john@smith.example' })
    await add(business, { first_name: 'Catherine', last_name: 'Lovelace', phone: '201-555-0123' })
    await add(business, { first_name: 'Jo', last_name: "O'Neill" })
    await add(business, { first_name: 'a.b(c', last_name: '[d]*+?|^$' })
  })
  const find = (search: string, forgiving = true) =>
    business.run(async (ctx) => {
      const page = await listCustomers(ctx, { search, forgiving, limit: 10 })
      const counted = await countCustomers(ctx, { search, forgiving })
      expect(counted).toEqual({ count: page.data.length, more: false })
      return [page.similar, ...page.data.map(({ first_name }) => first_name)]
    })

  it.each([
    ['Jonh', 'John'],
    ['jhon smtih', 'John'],
    ['Smoth', 'John'],
    ['Smithh', 'John'],
    ['Smth', 'John'],
    ['Kohn', 'John'],
    ['Catherin Lovelase', 'Catherine'],
    ['katherine', 'Catherine'],
    ['lovlace', 'Catherine'],
    ['lovelcae ca', 'Catherine'],
    ['ONiell', 'Jo'],
  ])('finds by %j, and says that it is only similar', async (typed, name) => {
    expect(await find(typed)).toEqual([true, name])
    expect(await find(typed, false)).toEqual([false])
  })

  it('is not made if somebody matches the exact words', async () => {
    expect(await find('smith')).toEqual([false, 'John'])
  })

  it.each(['2015550124', '555-0124', 'CUS99999', 'jx', 'jhn', 'Smotth jo', 'xyzzy', 'x'.repeat(200)])(
    'forgives nothing in %j: it would be somebody else',
    async (typed) => {
      expect((await find(typed)).slice(1)).toEqual([])
    },
  )

  it.each([
    ['a.b(d', ['a.b(c']],
    ['[e]*+?|^$', ['a.b(c']],
    ['.*.*', []],
    ['((((', []],
    ['\\\\\\\\', []],
    ['[[[[[', []],
    ['a{9999}', []],
    ['(?=abcd)', []],
    ['$$$$$$', []],
  ])('takes %j for text, not for an expression', async (typed, names) => {
    expect(await find(typed)).toEqual([names.length > 0, ...names])
  })
})

describe('the number of customers', () => {
  it('is of this shop alone, and a whole phone number matches one customer', async () => {
    const [one, other] = [await world.newBusiness(), await world.newBusiness()]
    for (const phone of ['201-555-0123', '201-555-0124']) await add(one, { phone })
    await add(other, { phone: '201-555-0123' })
    const count = (search?: string) =>
      one.run((ctx) => countCustomers(ctx, search === undefined ? {} : { search }))
    expect(await count()).toEqual({ count: 2, more: false })
    expect(await count('(201) 555-0123')).toEqual({ count: 1, more: false })
    expect(await count('5550')).toEqual({ count: 2, more: false })
    expect(await count('nobody')).toEqual({ count: 0, more: false })
  })
})
