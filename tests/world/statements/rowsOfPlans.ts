import pg from 'pg'
import type { PostgresDatabase } from '#tests/engines/postgres.ts'

type Node = Record<string, unknown> & { Plans?: Node[] }
export type Ran = { rows: number; text: string }

/**
 * Makes PostgreSQL send the plan of each statement, with its row counts, on every new connection to a database. A
 * statement that runs longer than `cutAfterSeconds` is cancelled.
 */
export async function tellPlans(
  admin: pg.Client,
  { url }: PostgresDatabase,
  cutAfterSeconds: number,
): Promise<void> {
  const name = new URL(url).pathname.slice(1)
  const settings = {
    session_preload_libraries: 'auto_explain',
    statement_timeout: `${cutAfterSeconds}s`,
    'auto_explain.log_min_duration': '0',
    'auto_explain.log_analyze': 'on',
    'auto_explain.log_timing': 'off',
    'auto_explain.log_format': 'json',
    'auto_explain.log_level': 'notice',
    'auto_explain.log_nested_statements': 'on',
  }
  for (const [setting, value] of Object.entries(settings))
    await admin.query(`alter database ${name} set ${setting} = '${value}'`)
}

/** Collects the plans of every connection that is opened until `stop`. */
export function hearPlans(): { take(): Ran[]; stop(): void } {
  let heard: Ran[] = []
  const { connect } = pg.Client.prototype
  pg.Client.prototype.connect = function (this: pg.Client, ...rest: never[]) {
    this.on('notice', ({ message }) => {
      const told = /^duration: .*? plan:\n(.*)$/s.exec(message ?? '')
      if (told) heard.push(ranOf(told[1]!))
    })
    return (connect as (...rest: never[]) => unknown).apply(this, rest)
  } as typeof connect
  return {
    take: () => heard.splice(0),
    stop: () => {
      pg.Client.prototype.connect = connect
      heard = []
    },
  }
}

function ranOf(json: string): Ran {
  const { 'Query Text': text, Plan: plan } = JSON.parse(json) as { 'Query Text': string; Plan: Node }
  return { rows: rowsOf(plan), text }
}

/** All rows that the nodes of a plan returned or discarded, times the number of runs. */
function rowsOf(node: Node): number {
  const each = (name: string) => Number(node[name] ?? 0)
  const thrown = ['Filter', 'Join Filter', 'Index Recheck'].map((by) => each(`Rows Removed by ${by}`))
  const own = each('Actual Loops') * thrown.reduce((sum, rows) => sum + rows, each('Actual Rows'))
  return (node.Plans ?? []).reduce((sum, plan) => sum + rowsOf(plan), own)
}
