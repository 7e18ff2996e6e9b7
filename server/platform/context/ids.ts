import { v7 } from 'uuid'

/** A UUIDv7: ids made by the application sort by the time they were made (PostgreSQL 15 has no uuidv7()). */
export const newId = (): string => v7()
