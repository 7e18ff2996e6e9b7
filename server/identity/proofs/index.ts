export {
  issueToken,
  readToken,
  revokeTokens,
  type TokenHolder,
  type TokenPurpose,
  tokenMinutes,
  useToken,
} from './mailedTokens.ts'
export {
  CODE_DIGITS,
  CODE_MINUTES,
  issueCode,
  type Proof,
  readLink,
  revokeCodes,
  tryCode,
  useProof,
} from './oneTimeCodes.ts'
