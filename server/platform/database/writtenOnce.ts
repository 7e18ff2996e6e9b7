import type { Tx } from './database.ts'

/**
 * A statement that is written once for each connection and sent many times with other values, where a till waits
 * for it: drizzle takes longer to write a statement than PostgreSQL to look up a row.
 */
export function writtenOnce<Statement>(write: (tx: Tx) => Statement): (tx: Tx) => Statement {
  const written = new WeakMap<Tx, Statement>()
  return (tx) => {
    const statement = written.get(tx) ?? write(tx)
    written.set(tx, statement)
    return statement
  }
}
