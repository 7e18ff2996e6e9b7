export { changePreferences, forgetPreferences, movePreferences } from './changePreferences.ts'
export { notWanted, readPreferences, readPreferencesOf, reasonNotWanted } from './readPreferences.ts'
export { findReads, type Reads, readsOf, readsOfAll, readsWith } from './reads.ts'
export { topicByTrigger, topicOf } from './topicOf.ts'
