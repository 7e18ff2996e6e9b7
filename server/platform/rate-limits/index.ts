export {
  type AttemptLimit,
  clearAttempts,
  countAttempt,
  countAttempts,
  forgetAttempts,
  forgiveAttempts,
  limitAttempts,
} from './attempts.ts'
