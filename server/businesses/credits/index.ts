export { type CreditMovement, recordCredits } from './recordCredits.ts'
