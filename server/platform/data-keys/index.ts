export {
  faultOfKeys,
  findMissingKeys,
  noteNewestKey,
  refuseOtherKeys,
  refuseOtherKeysAt,
} from './dataKeys.ts'
