import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Query } from './checks/letters.ts'
import { UnfitDatabase } from './checks/unfit.ts'

/** A table of a cluster of Citus that lies on the coordinator, and should not. */
export type Undistributed = {
  table: string
  /** True if every node is to have a copy; otherwise its rows go where their business is. */
  isCopied: boolean
  /** The tables to which its foreign keys refer. */
  refers_to: string[]
}

/** True for a database with the extension Citus. */
export async function isCluster(query: Query): Promise<boolean> {
  const [citus] = await query("select 1 from pg_extension where extname = 'citus'")
  return citus !== undefined
}

/** The tables that `distribute` would spread, those that every node copies first. */
export const findUndistributed = (query: Query): Promise<Undistributed[]> =>
  query<Undistributed>(readFileSync(join('database', 'undistributed.sql'), 'utf8'))

/** Lets the session change tables that are spread over several nodes. */
export async function allowChanges(query: Query): Promise<void> {
  // A transaction that wrote to a table with copies may not write to it over several connections at once.
  await query("set citus.multi_shard_modify_mode = 'sequential'")
  // For the trigger of the audit log, whose function is on each node.
  await query('set citus.enable_unsafe_triggers = on')
}

/**
 * Spreads the tables over the nodes of a cluster, as far as they are not spread yet, in one transaction. Their rights
 * must be granted again afterwards. The session has been allowed changes.
 * @returns the tables that it spread
 * @throws {UnfitDatabase} if no node takes rows
 */
export async function distribute(query: Query): Promise<Undistributed[]> {
  const tables = await findUndistributed(query)
  if (tables.length === 0) return []
  await refuseWithoutNodes(query)
  await query('begin')
  try {
    // Rows are copied, which forced row-level security refuses. grants.sql forces it again.
    for (const { name } of await findForced(query))
      await query(`alter table ${name} no force row level security`)
    for (const { table, isCopied } of eachAfterThoseItRefersTo(tables))
      if (isCopied) await query('select create_reference_table($1::text::regclass)', [table])
      else if (table === 'businesses') await query(`select create_distributed_table('businesses', 'id')`)
      else
        await query(
          `select create_distributed_table($1::text::regclass, 'business_id', colocate_with => 'businesses')`,
          [table],
        )
    await query('commit')
  } catch (error) {
    await query('rollback')
    throw error
  }
  return tables
}

/** Tables on the coordinator alone whose policies bind their owner, too. */
const findForced = (query: Query) =>
  query<{ name: string }>(`
    select c.oid::regclass::text as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relforcerowsecurity
      and not exists (select 1 from pg_dist_partition d where d.logicalrelid = c.oid)`)

function eachAfterThoseItRefersTo(tables: Undistributed[]): Undistributed[] {
  const names = new Set(tables.map(({ table }) => table))
  const inOrder: Undistributed[] = []
  while (names.size > 0) {
    const next = tables.find(
      ({ table, refers_to }) =>
        names.has(table) && !refers_to.some((name) => name !== table && names.has(name)),
    )
    if (!next) throw new Error(`Foreign keys go round between ${[...names].join(', ')}.`)
    inOrder.push(next)
    names.delete(next.table)
  }
  return inOrder
}

/** @throws {UnfitDatabase} with the remedy */
async function refuseWithoutNodes(query: Query): Promise<void> {
  const [node] = await query("select 1 from pg_dist_node where noderole = 'primary' and shouldhaveshards")
  if (!node)
    throw new UnfitDatabase(
      'No node of this cluster takes rows, so that there is nowhere to spread the tables to. As a superuser, in this ' +
        "database: select citus_add_node('10.0.0.6', 5432), for each node (docs/hosting/citus.md).",
    )
}
