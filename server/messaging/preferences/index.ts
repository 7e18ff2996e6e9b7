export { changePreferences, forgetPreferences, movePreferences } from './changePreferences.ts'
export { notWanted, readPreferences, readPreferencesOf, reasonNotWanted } from './readPreferences.ts'
export { topicByTrigger, topicOf } from './topicOf.ts'
