export {
  clearAttempts,
  countAttempt,
  countAttempts,
  forgetAttempts,
  forgiveAttempts,
  limitRate,
  type RateLimit,
} from './attempts.ts'
export { countNewAccount, countTypedAddress, refuseSpentAddress } from './typedAddress.ts'
