export { announceLink } from './announceLink.ts'

export { type Auth, createAuth } from './auth.ts'
export { confirmPassword } from './confirmPassword.ts'
export { setCookies } from './cookies.ts'
export { endSessions } from './endSessions.ts'
export { hostCookie } from './hostCookie.ts'
export { createIdentify, identifyStaff, rolesOf, signedIn } from './identify.ts'
export { signInJobs } from './jobs.ts'

export { knowDevice, triesBy, triesByStrangers } from './knownDevices.ts'
export { limitGuesses, limitMails } from './limits.ts'

export { knowOlderSecrets } from './olderSecrets.ts'

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
export { mayCall, permissionWords, type Role, roles } from './permissions.ts'
export { type Place, provisionWithin } from './provisionBusiness.ts'

export { noteProof, requireRecentProof } from './recentProof.ts'
export { suspendedRefusal } from './refuseSuspended.ts'
export { keepDeviceToken, rememberDevice } from './rememberedDevices.ts'
export { requestHeaders } from './requestHeaders.ts'
export { requireCaptcha } from './requireCaptcha.ts'
export { signInRoutes } from './routes.ts'

export { sessionEnd } from './sessionEnd.ts'
export { setPassword } from './setPassword.ts'
export { endSharing, putAtTill, sendAway, shareSession } from './sharedTill.ts'
export { signInAttempts } from './signIn.ts'
export { createUser, furnishBusiness, signUp } from './signUp.ts'
export { ssoPages } from './ssoPages.ts'
export { lookAt } from './switchBusiness.ts'
