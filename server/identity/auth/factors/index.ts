export { countBackupCodes, deleteBackupCodes, replaceBackupCodes, useBackupCode } from './backupCodes.ts'
export {
  beginFactor,
  deleteFactor,
  type Factor,
  findFactor,
  lockBegunFactor,
  markConfirmed,
  useAppCode,
} from './factor.ts'
export { keyUri } from './totp.ts'
