// The plans of purchases and redemptions, without a database, a clock or a request: a till without a connection
// runs it, too.
export { type Giving, planGiving } from './kept/planGiving.ts'
export { type KeptPurchase, type KeptRedemption, planKept } from './kept/planKept.ts'
