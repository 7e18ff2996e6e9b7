import type { DBSchema, IDBPDatabase } from 'idb'
import type { Keeping, KeptCustomerHere } from './keeping/keeping.ts'
import type { KeptOperation } from './keptOperation.ts'

export interface Schema extends DBSchema {
  operations: { key: number; value: KeptOperation; indexes: { key: string; businessId: string } }
  keeping: { key: string; value: Keeping }
  guests: { key: string; value: KeptCustomerHere; indexes: { businessId: string } }
}

export type Step = (database: IDBPDatabase<Schema>) => void

/**
 * The steps to the schema; their number is its version. A released step is never changed, and a step only adds: a tab
 * of an older build works with the same operations.
 */
export const steps: readonly Step[] = [addOperations, addCustomers]

function addOperations(database: IDBPDatabase<Schema>): void {
  const operations = database.createObjectStore('operations', { keyPath: 'number', autoIncrement: true })
  operations.createIndex('key', 'key', { unique: true })
  operations.createIndex('businessId', 'businessId')
}

function addCustomers(database: IDBPDatabase<Schema>): void {
  database.createObjectStore('keeping', { keyPath: 'businessId' })
  database.createObjectStore('guests', { keyPath: 'id' }).createIndex('businessId', 'businessId')
}
