import type { Tx } from './database.ts'

/**
 * A statement that is built once for each connection and sent many times with other values. For statements that a
 * person waits for: drizzle takes longer to build a statement than PostgreSQL takes to look up a row.
 */
export function writtenOnce<Statement>(write: (tx: Tx) => Statement): (tx: Tx) => Statement {
  const written = new WeakMap<Tx, Statement>()
  return (tx) => {
    const statement = written.get(tx) ?? write(tx)
    written.set(tx, statement)
    return statement
  }
}
