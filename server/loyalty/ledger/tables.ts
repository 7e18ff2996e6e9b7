export * from './entryTables.ts'
export type * from './kinds.ts'
export * from './progressTables.ts'
export * from './rewardTables.ts'
