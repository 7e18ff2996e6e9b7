import type { IDBPObjectStore } from 'idb'
import type { Connection } from './connection.ts'
import type { KeptOperation, NewOperation } from './keptOperation.ts'
import type { Schema } from './schema.ts'

type Store = IDBPObjectStore<Schema, ['operations'], 'operations', 'readwrite'>

export type TakenBack = 'taken back' | 'may have arrived' | 'gone'

export type Operations = ReturnType<typeof openOperations>

/** The operations that are kept on this device. Each function is one transaction, which outlives a power cut. */
export function openOperations(connection: Connection) {
  const change = <T>(work: (store: Store) => Promise<T>): Promise<T> =>
    connection.use(async (database) => {
      const transaction = database.transaction('operations', 'readwrite', { durability: 'strict' })
      const [result] = await Promise.all([work(transaction.store), transaction.done])
      return result
    })
  return {
    /**
     * Keeps an operation. It may be sent at once, and is marked so, if `mayBeSent` and none of its business waits before
     * it.
     * @throws a DOMException if there is no room (QuotaExceededError), or no database
     */
    keep: (operation: NewOperation, mayBeSent: boolean): Promise<KeptOperation> => {
      const happenedAt = new Date().toISOString()
      return change(async (store) => {
        const known = await store.index('key').get(operation.key)
        if (known) return known
        const waiting = await store.index('businessId').count(operation.businessId)
        const kept = { ...operation, happenedAt, mayHaveArrived: mayBeSent && waiting === 0 }
        // The database gives the number.
        return { ...kept, number: await store.add(kept as KeptOperation) }
      })
    },

    /** All operations, or those of a business, in the order in which they were recorded. */
    list: (businessId?: string): Promise<KeptOperation[]> =>
      connection.use((database) =>
        businessId === undefined
          ? database.getAll('operations')
          : database.getAllFromIndex('operations', 'businessId', businessId),
      ),

    /** Marks operations before they are sent. Returns those that are still there. */
    markSent: (keys: readonly string[]): Promise<KeptOperation[]> =>
      change(async (store) => {
        const there: KeptOperation[] = []
        for (const key of keys) {
          const operation = await store.index('key').get(key)
          if (!operation) continue
          there.push({ ...operation, mayHaveArrived: true })
          if (!operation.mayHaveArrived) await store.put(there.at(-1)!)
        }
        return there
      }),

    /** Removes operations that the server has answered. */
    remove: (keys: readonly string[]): Promise<void> =>
      change(async (store) => {
        for (const key of keys) {
          const number = await store.index('key').getKey(key)
          if (number !== undefined) await store.delete(number)
        }
      }),

    /** Removes an operation that was never sent. */
    takeBack: (key: string): Promise<TakenBack> =>
      change(async (store) => {
        const operation = await store.index('key').get(key)
        if (!operation) return 'gone'
        if (operation.mayHaveArrived) return 'may have arrived'
        await store.delete(operation.number)
        return 'taken back'
      }),
  }
}
