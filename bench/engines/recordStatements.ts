import pg from 'pg'

export type Statement = {
  text: string
  values: unknown[]
  /** Statements with the same number went through the same connection. */
  connection: number
}

type Query = typeof pg.Client.prototype.query

/** Records every statement that this process sends to PostgreSQL while `work` runs, in order. */
export async function recordStatements(work: () => Promise<void>): Promise<Statement[]> {
  const statements: Statement[] = []
  const connections: pg.Client[] = []
  const original = pg.Client.prototype.query
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const [query, values] = args as [string | { text: string; values?: unknown[] }, unknown[] | undefined]
    if (!connections.includes(this)) connections.push(this)
    const connection = connections.indexOf(this)
    statements.push(
      typeof query === 'string'
        ? { text: query, values: values ?? [], connection }
        : { text: query.text, values: values ?? query.values ?? [], connection },
    )
    return (original as (...all: unknown[]) => unknown).apply(this, args)
  } as Query
  try {
    await work()
  } finally {
    pg.Client.prototype.query = original
  }
  return statements
}
