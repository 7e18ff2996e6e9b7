export * from './entryTables.ts'
export * from './rewardTables.ts'
