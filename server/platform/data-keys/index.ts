export { faultOfKeys, findMissingKeys, noteNewestKey, refuseOtherKeys } from './dataKeys.ts'
