export { type AttemptLimit, clearAttempts, forgiveAttempts, limitAttempts } from './attempts.ts'
