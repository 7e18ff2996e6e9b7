import type { Database, Tx } from '#server/platform/database/index.ts'
import type { Services } from '#server/services.ts'

/** The database calls of `work`, by the names of Drizzle's methods, in order. Its jobs are not queued. */
export async function databaseCalls<S extends Services>(
  services: S,
  work: (watched: S) => Promise<unknown>,
): Promise<string[]> {
  const calls: string[] = []
  const watch = (tx: Tx) =>
    new Proxy(tx, {
      get(target, name) {
        const value = Reflect.get(target, name)
        if (typeof value !== 'function') return value
        calls.push(String(name))
        return value.bind(target)
      },
    })
  const database: Database = {
    ...services.database,
    plain: watch(services.database.plain),
    reads: watch(services.database.reads),
    transaction: (scope, within) => services.database.transaction(scope, (tx) => within(watch(tx))),
  }
  await work({ ...services, database, jobs: { enqueue: async () => {}, enqueueAll: async () => {} } })
  return calls
}
