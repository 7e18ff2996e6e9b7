// What a purchase gives, without a database, a clock or a request: a till without a connection runs it, too.
export { type KeptPurchase, planKept } from './kept/planKept.ts'
