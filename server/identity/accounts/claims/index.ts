export { claimAccount } from './claimAccount.ts'
export { claimByMailbox } from './claimByMailbox.ts'
export { emptyAccount } from './emptyAccount.ts'
