import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as schema from '#database/schema.ts'
import { exportedTables, notExportedTables } from '#server/data/customer-record/exportedTables.ts'
import { besides, exported, notExported } from '#server/data/exports/whole/decisions.ts'
import { openBusinessWithCode } from '#tests/world/joining.ts'
import { openProduct, type Product } from '#tests/world/product.ts'
import { statementsOf } from '#tests/world/statements/statements.ts'

const tables = Object.values(schema).flatMap((one) => (is(one, PgTable) ? [getTableConfig(one)] : []))
type Table = (typeof tables)[number]

const hasColumn = ({ columns }: Table, ...names: string[]) => columns.some(({ name }) => names.includes(name))
const parentsOf = ({ foreignKeys }: Table) =>
  foreignKeys.map((key) => getTableConfig(key.reference().foreignTable).name)

/** The tables whose rows are about a customer: they name one, or a row that is about one. */
function aboutCustomers(): string[] {
  const found = new Set(['customers'])
  for (let before = 0; before !== found.size; ) {
    before = found.size
    for (const table of tables)
      if (hasColumn(table, 'customer_id', 'subject_id') || parentsOf(table).some((name) => found.has(name)))
        found.add(table.name)
  }
  return [...found].sort()
}

describe('an export of a business', () => {
  it('has each table that names a business, or says why not', () => {
    const named = tables.filter((table) => hasColumn(table, 'business_id')).map(({ name }) => name)
    expect(named.length).toBeGreaterThan(50)
    const decided = [exported, notExported, besides].flatMap((part) => Object.keys(part))
    expect(decided.sort()).toEqual(named.sort())
  })
})

describe('a download of a person', () => {
  let product: Product
  beforeAll(async () => {
    product = await openProduct()
  })
  afterAll(() => product?.close())

  it('has each table that is about customers, or says why not', () => {
    expect([...exportedTables, ...Object.keys(notExportedTables)].sort()).toEqual(aboutCustomers())
  })

  it('reads the tables that it is said to have, and no others about customers', async () => {
    const { owner } = await openBusinessWithCode(product, { program: { name: 'Card', type: 'stamp_card' } })
    const made = await owner.post(
      '/api/v1/customers',
      { first_name: 'Ana', phone: '(212) 555-0199' },
      { 'idempotency-key': crypto.randomUUID() },
    )
    const { id } = made.body as { id: string }
    let status = 0
    const asked = await statementsOf(async () => {
      ;({ status } = await owner.get(`/api/v1/customers/${id}/export`))
    })
    expect(status).toBe(200)
    const text = asked.filter((one) => /^select/i.test(one)).join('\n')
    const read = aboutCustomers().filter((name) =>
      new RegExp(`\\b(from|join) "?${name}"?\\b`, 'i').test(text),
    )
    expect(read).toEqual(exportedTables.toSorted())
  })
})
