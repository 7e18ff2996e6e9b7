import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { businesses } from '#server/businesses/directory/tables.ts'
import { customers } from '#server/loyalty/customers/tables.ts'
import { type Database, openDatabase, type Tx } from '#server/platform/database/index.ts'
import {
  dropDatabase,
  engine,
  newDatabase,
  queryAsSuperuser,
  type TestDatabase,
} from '#tests/engines/index.ts'
import { openBusinessFor, type TestBusiness } from '#tests/world/business.ts'

// That no function across businesses touches rows of theirs in a transaction that has changed some cannot be told from
// the sources: which calls share a transaction shows only when they run. So the databases of tests refuse it
// (tests/engines/oneRole.sql), and every test that comes by is a test of it. Here is shown that they do.

let given: TestDatabase
let database: Database
let business: TestBusiness
beforeAll(async () => {
  given = await newDatabase()
  database = await openDatabase(given.source)
  business = await openBusinessFor(database, {})
  await business.addCustomer('Ana')
})
afterAll(async () => {
  await database.close()
  await dropDatabase(given)
})

const change = (tx: Tx) =>
  tx.update(businesses).set({ address: 'Moved' }).where(eq(businesses.id, business.businessId))
const look = (tx: Tx) =>
  tx.select({ id: customers.id }).from(customers).where(eq(customers.business_id, business.businessId))
const lookEverywhere = (tx: Tx) => tx.execute(sql`select * from customers_by_phone('+15550100')`)
const changeEverywhere = (tx: Tx) => tx.execute(sql`select forget_guest_access()`)

const inOne = (...acts: ((tx: Tx) => PromiseLike<unknown>)[]) =>
  business.run(async ({ tx }) => {
    for (const act of acts) await act(tx)
  })
const refusal = expect.objectContaining({
  cause: expect.objectContaining({ message: expect.stringMatching(/a cluster refuses that$/) }),
})

describe.runIf(engine === 'postgres')('a transaction that changes rows of a business', () => {
  it('asks no function about all businesses any more', async () => {
    await expect(inOne(change, lookEverywhere)).rejects.toEqual(refusal)
    await expect(inOne(change, changeEverywhere)).rejects.toEqual(refusal)
  })

  it('through such a function touches them by it alone from there on', async () => {
    await expect(inOne(changeEverywhere, look)).rejects.toEqual(refusal)
    await expect(inOne(changeEverywhere, change)).rejects.toEqual(refusal)
    await inOne(changeEverywhere, lookEverywhere)
  })

  it('may look everywhere before', async () => {
    await inOne(lookEverywhere, look, change, look)
  })

  it('meets this rule in every function that names their tables', async () => {
    const free = await queryAsSuperuser<{ name: string }>(
      given,
      database,
      `select p.proname as name from pg_proc p
       where p.pronamespace = 'public'::regnamespace and p.prosecdef and p.prosrc !~ 'law.refuse_second_role'
         and p.prosrc ~ '\\m(businesses|tenants|tenant_members|customers|audit_entries|consents|communication_logs)\\M'`,
    )
    expect(free).toEqual([])
  })
})
