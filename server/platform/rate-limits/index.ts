export {
  addAttempt,
  clearAttempts,
  countAttempt,
  countAttempts,
  forgetAttempts,
  forgiveAttempts,
  limitRate,
  type RateLimit,
  refuseSpent,
} from './attempts.ts'
export { rateLimitHeaders } from './rateLimitHeaders.ts'
export { countNewAccount, countTypedAddress, refuseSpentAddress } from './typedAddress.ts'
