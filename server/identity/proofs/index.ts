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
  forgetExpiredCodes,
  issueCode,
  type Proof,
  readLink,
  tryCode,
  useProof,
} from './oneTimeCodes.ts'
export {
  forgetAccountMailsQueue,
  forgetCodesQueue,
  sendAccountMailQueue,
  sendAccountTextQueue,
} from './queues.ts'
export { accountMessagesReading } from './readWaiting.ts'
export { revokeCodes } from './revokeCodes.ts'
