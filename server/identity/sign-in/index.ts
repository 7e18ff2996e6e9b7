export { announceLink } from './announceLink.ts'
export { type AskedPerson, confirmPassword } from './confirmPassword.ts'
export { signInJobs } from './jobs.ts'
export { limitGuesses, limitMails } from './limits.ts'
export { signInPages } from './pages.ts'
export {
  countTry,
  dropPendingToken,
  findPending,
  giveUpPending,
  offerSecondFactor,
  pendingTokenOf,
  signInOver,
  usePending,
} from './pendingSignIn.ts'
export { type Place, provisionWithin } from './provisionBusiness.ts'
export { requireCaptcha } from './requireCaptcha.ts'
export { signInRoutes } from './routes.ts'
export { setPassword } from './setPassword.ts'
export { signInAttempts } from './signIn.ts'
export { createUser, furnishBusiness, signUp } from './signUp.ts'
export { ssoPages } from './ssoPages.ts'
