export {
  type Again,
  type Behind,
  defineKind,
  type Entry,
  findBehind,
  findKnown,
  type Kind,
  keepInJournal,
  takeEntry,
} from './entries.ts'
export { type Journal, openFolder, probeFolder, readFolders } from './folder.ts'
export { journalReading } from './readJournal.ts'
export { FILE_DAYS, startJournal, writeWaiting } from './startJournal.ts'
