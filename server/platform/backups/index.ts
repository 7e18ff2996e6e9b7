export { backupsReading } from './readBackups.ts'
