export { backupsReading, findNewestBackup, OLD_AFTER_SECONDS } from './readBackups.ts'
