import type { AsyncLocalStorage } from 'node:async_hooks'
import { type Database, savepoint, type Tx } from '#server/platform/database/index.ts'

/** A handle that uses the current transaction, or single statements if there is none. */
export function followTransaction(database: Database, openTransaction: AsyncLocalStorage<Tx>): Tx {
  const transaction = (work: (tx: Tx) => Promise<unknown>) => {
    const open = openTransaction.getStore()
    if (open) return savepoint(open, () => work(open))
    return database.transaction({}, work)
  }
  return new Proxy(database.plain, {
    get(plain, name) {
      if (name === 'transaction') return transaction
      const target = openTransaction.getStore() ?? plain
      const value = Reflect.get(target, name, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}
