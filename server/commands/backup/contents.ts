import type pg from 'pg'

/** A table's number of rows, and the sum of its rows' hashes: equal for equal rows in any order. */
type Table = { rows: string; hash: string }

export type Contents = {
  /** By schema and name. */
  tables: Record<string, Table>
  /** Sums over all businesses; bigger than JavaScript's whole numbers may be, so they are texts. */
  ledger: { entries: string; points: string; stamps: string; credits: string }
}

/**
 * Reads what a database holds. In a transaction that reads one snapshot, all figures are of one moment.
 * @param client a login that row-level security does not bind
 */
export async function readContents(client: pg.Client): Promise<Contents> {
  // Rows are compared as text, which these settings decide.
  await client.query("set timezone = 'UTC'; set datestyle = 'ISO'; set intervalstyle = 'postgres'")
  await client.query("set extra_float_digits = 1; set bytea_output = 'hex'")
  const tables: Contents['tables'] = {}
  for (const name of await namesOfTables(client)) {
    const { rows } = await client.query<Table>(
      `select count(*)::text as rows, coalesce(sum(hashtextextended((one.*)::text, 0)::numeric), 0)::text as hash
       from ${name} one`,
    )
    tables[name] = rows[0]!
  }
  const { rows } = await client.query<Contents['ledger']>(
    `select count(*)::text as entries, coalesce(sum(points), 0)::text as points, coalesce(sum(stamps), 0)::text as stamps,
       (select coalesce(sum(credits), 0)::text from public.credit_transactions) as credits
     from public.transactions`,
  )
  return { tables, ledger: rows[0]! }
}

/** Tables with rows of their own, without those of the system. */
async function namesOfTables(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname not like 'pg\\_%' and n.nspname <> 'information_schema' order by 1`,
  )
  return rows.map(({ name }) => name)
}

/** The differences, each in a line; none if both hold the same rows. */
export function differences(expected: Contents, found: Contents): string[] {
  const names = new Set([...Object.keys(expected.tables), ...Object.keys(found.tables)])
  const tables = [...names].flatMap((name) => {
    const [one, other] = [expected.tables[name], found.tables[name]]
    if (one && other && one.rows === other.rows && one.hash === other.hash) return []
    const told = (table: Table | undefined) => (table ? `${table.rows} rows` : 'no table')
    const same = one?.rows === other?.rows ? ', which are not the same' : ''
    return [`${name}: ${told(one)} in the database, ${told(other)} in the backup${same}`]
  })
  const sums = (['entries', 'points', 'stamps', 'credits'] as const)
    .filter((sum) => expected.ledger[sum] !== found.ledger[sum])
    .map(
      (sum) =>
        `${sum} of the ledger: ${expected.ledger[sum]} in the database, ${found.ledger[sum]} in the backup`,
    )
  return [...tables, ...sums]
}

export const countRows = ({ tables }: Contents): number =>
  Object.values(tables).reduce((sum, { rows }) => sum + Number(rows), 0)
