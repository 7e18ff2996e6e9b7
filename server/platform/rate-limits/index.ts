export {
  clearAttempts,
  countAttempt,
  countAttempts,
  forgetAttempts,
  forgiveAttempts,
  limitRate,
  type RateLimit,
} from './attempts.ts'
export { countTypedAddress, refuseSpentAddress } from './typedAddress.ts'
