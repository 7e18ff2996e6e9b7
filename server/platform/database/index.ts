export { type Database, type DatabaseSource, openDatabase, type Tx } from './open.ts'
export { queryRows } from './rows.ts'
export { savepoint } from './savepoint.ts'
export { isConflict, sqlState } from './sqlState.ts'
