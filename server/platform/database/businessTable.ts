import { type BuildExtraConfigColumns, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  foreignKey,
  type PgColumnBuilderBase,
  type PgTableExtraConfigValue,
  pgPolicy,
  pgTable,
  primaryKey,
  uuid,
} from 'drizzle-orm/pg-core'
import { appRole, currentBusiness } from './columns.ts'

type Columns = Record<string, PgColumnBuilderBase>
const businessColumn = () => ({ business_id: uuid('business_id').notNull() })
type WithBusiness<Own extends Columns> = ReturnType<typeof businessColumn> & Own

/** The columns after business_id that make a row's key. */
class Key {
  readonly columns: AnyPgColumn[]

  constructor(columns: AnyPgColumn[]) {
    this.columns = columns
  }
}

/**
 * A table of rows that belong to businesses. Each row names its business, the primary key begins with it, and row-level
 * security shows a transaction only the rows of its own business. The rest of the key is `id` unless `more` names other
 * columns with `key`. If `columns` have a business_id of their own, that is the whole key.
 */
export function businessTable<Name extends string, Own extends Columns>(
  name: Name,
  columns: Own,
  more: (
    t: BuildExtraConfigColumns<Name, WithBusiness<Own>, 'pg'>,
  ) => (PgTableExtraConfigValue | Key)[] = () => [],
) {
  return pgTable(name, { ...businessColumn(), ...columns } as WithBusiness<Own>, (t) => {
    const others = more(t)
    const { business_id: business, id } = t as unknown as Record<string, AnyPgColumn>
    const inBusiness = others.find((other) => other instanceof Key)?.columns ?? [id!]
    return [
      ...('business_id' in columns ? [] : [primaryKey({ columns: [business!, ...inBusiness] })]),
      pgPolicy('own_business', {
        for: 'all',
        to: appRole,
        using: sql`${business} = ${currentBusiness}`,
        withCheck: sql`${business} = ${currentBusiness}`,
      }),
      ...others.filter((other) => !(other instanceof Key)),
    ]
  })
}

/** The key of a row within its business; without columns a business has one row. */
export const key = (...columns: AnyPgColumn[]): Key => new Key(columns)

/** A reference to a row of the same business. */
export const belongsTo = (column: AnyPgColumn, to: { business_id: AnyPgColumn; id: AnyPgColumn }) =>
  foreignKey({
    columns: [(column.table as unknown as typeof to).business_id, column],
    foreignColumns: [to.business_id, to.id],
  })
