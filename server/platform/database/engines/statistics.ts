import type { PGlite, Transaction } from '@electric-sql/pglite'

/** Time between two looks at the tables, in milliseconds. */
const EVERY_MS = 15_000

/**
 * Tables to analyze. By PostgreSQL's own rule (autovacuum_analyze_threshold and its scale factor), more than 50 rows
 * plus a tenth of the table have changed. Tables that were never analyzed count too, because this engine forgets at its
 * end what has changed.
 */
const changed = `
  select t.relname as name
  from pg_class t join pg_namespace n on n.oid = t.relnamespace join pg_stat_user_tables s on s.relid = t.oid
  where n.nspname = 'public' and (s.n_mod_since_analyze > 50 + 0.1 * s.n_live_tup
    or t.reltuples < 0 and pg_relation_size(t.oid) > 0)`

/**
 * Analyzes the tables that have changed much since the last time, one after the other, so that nobody waits for more
 * than one of them. The embedded engine has no background process for this. Without it the planner takes every table
 * for one of a few rows, and a join reads all of a table for each row of another.
 * @returns the names of these tables
 */
export async function refreshStatistics(engine: PGlite): Promise<string[]> {
  const { rows } = await engine.query<{ name: string }>(changed)
  for (const { name } of rows)
    await engine.transaction(async (tx: Transaction) => {
      // Only the owner may analyze, and a sample of 3,000 rows is enough for tables of this size.
      await tx.exec('set local role postgres; set local default_statistics_target = 10')
      await tx.exec(`analyze public."${name}"`)
    })
  return rows.map(({ name }) => name)
}

/** Repeats `refreshStatistics` for as long as the engine is open. `stop` waits for a table that is being analyzed. */
export function keepStatistics(engine: PGlite): { stop(): Promise<void> } {
  let running: Promise<unknown> = Promise.resolve()
  const timer = setInterval(() => {
    // A failure is tried again next time. Without statistics, answers are right but slower.
    running = running.then(() => refreshStatistics(engine)).catch(() => {})
  }, EVERY_MS).unref()
  return {
    stop: async () => {
      clearInterval(timer)
      await running
    },
  }
}
