import pg from 'pg'

export type Statement = { text: string; values: unknown[] }

type Query = typeof pg.Client.prototype.query

/** Every statement that this process sends to PostgreSQL while `work` runs, in order. */
export async function recordStatements(work: () => Promise<void>): Promise<Statement[]> {
  const statements: Statement[] = []
  const original = pg.Client.prototype.query
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const [query, values] = args as [string | { text: string; values?: unknown[] }, unknown[] | undefined]
    statements.push(
      typeof query === 'string'
        ? { text: query, values: values ?? [] }
        : { text: query.text, values: values ?? query.values ?? [] },
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
