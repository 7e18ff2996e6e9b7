export { type AttemptLimit, clearAttempts, countAttempt, forgiveAttempts, limitAttempts } from './attempts.ts'
