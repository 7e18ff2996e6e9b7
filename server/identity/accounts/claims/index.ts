export { claimAccount } from './claimAccount.ts'
export { emptyAccount } from './emptyAccount.ts'
