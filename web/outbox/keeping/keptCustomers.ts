import { type Connection, connect } from '../connection.ts'
import { isTooOld, type Keeping, type KeptCustomerHere } from './keeping.ts'

/** Businesses and their customers as this device keeps them. Each function is one transaction. */
export function openKeptCustomers(connection: Connection) {
  const forgetWhere = (isForgotten: (keeping: Keeping) => boolean): Promise<void> =>
    connection.use(async (database) => {
      const transaction = database.transaction(['keeping', 'guests'], 'readwrite')
      const [keepings, customers] = [transaction.objectStore('keeping'), transaction.objectStore('guests')]
      for (const keeping of await keepings.getAll()) {
        if (keeping.kept === null || !isForgotten(keeping)) continue
        await keepings.put({ ...keeping, kept: null })
        for (const id of await customers.index('businessId').getAllKeys(keeping.businessId))
          await customers.delete(id)
      }
      await transaction.done
    })
  return {
    read: (businessId: string): Promise<Keeping | undefined> =>
      connection.use((database) => database.get('keeping', businessId)),

    /** The kept data that is not too old: at most one business's, because another one's sign-in makes it forget. */
    current: (now = Date.now()): Promise<Keeping | undefined> =>
      connection.use(async (database) =>
        (await database.getAll('keeping')).find(
          (keeping) => keeping.kept !== null && !isTooOld(keeping, now),
        ),
      ),

    customers: (businessId: string): Promise<KeptCustomerHere[]> =>
      connection.use((database) => database.getAllFromIndex('guests', 'businessId', businessId)),

    /** Remembers the device's id, before it gets anything to keep. */
    begin: (businessId: string, deviceId: string): Promise<unknown> =>
      connection.use((database) =>
        database.put('keeping', { businessId, deviceId, contactAt: new Date().toISOString(), kept: null }),
      ),

    /** Keeps these customers in the place of those before. */
    replace: async (keeping: Keeping, customers: readonly KeptCustomerHere[]): Promise<void> => {
      await connection.use(async (database) => {
        const transaction = database.transaction(['keeping', 'guests'], 'readwrite')
        const store = transaction.objectStore('guests')
        const there = new Set(customers.map(({ id }) => id))
        for (const id of await store.index('businessId').getAllKeys(keeping.businessId))
          if (!there.has(id)) void store.delete(id)
        for (const customer of customers) void store.put(customer)
        void transaction.objectStore('keeping').put(keeping)
        await transaction.done
      })
    },

    forget: (businessId: string): Promise<void> =>
      forgetWhere((keeping) => keeping.businessId === businessId),
    forgetAll: (): Promise<void> => forgetWhere(() => true),
    /** Forgets every other business's. */
    forgetOthers: (businessId: string): Promise<void> =>
      forgetWhere((keeping) => keeping.businessId !== businessId),
    forgetOld: (now = Date.now()): Promise<void> => forgetWhere((keeping) => isTooOld(keeping, now)),
  }
}

/** This browser's. */
export const keptCustomers = openKeptCustomers(connect())
