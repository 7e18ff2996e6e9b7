export {
  type Auth,
  createAuth,
  type ProviderApi,
  RENEWED_EVERY_SECONDS,
  SESSION_SECONDS,
} from './auth.ts'
export { hostCookie, hostCookieOptions, setCookies } from './cookies.ts'
export { endSessions } from './endSessions.ts'
export { knowDevice, triesBy, triesByStrangers } from './knownDevices.ts'
export { knowOlderSecrets } from './olderSecrets.ts'
export { openedSession } from './openedSession.ts'
export { ssoId } from './openIdProviders.ts'
export {
  countTry,
  dropPendingToken,
  endPending,
  findPending,
  forgetExpired,
  giveUpPending,
  offerSecondFactor,
  pendingTokenOf,
  signInOver,
  usePending,
} from './pendingSignIn.ts'
export {
  changeAddress,
  deletePerson,
  findByAddress,
  findNames,
  findPeople,
  findPeopleByIds,
  findPerson,
  idOfAddress,
  lockByAddress,
  lockPeople,
  lockPerson,
  markAddressProven,
  openAccount,
  type Person,
  renamePerson,
  setSuspension,
} from './people.ts'
export { hearClaim, type ProviderClaim } from './providerClaim.ts'
export { suspendedRefusal } from './refuseSuspended.ts'
export { refuseUnproven } from './refuseUnproven.ts'
export {
  deleteDevice,
  deleteDevices,
  findDevices,
  keepDeviceToken,
  rememberDevice,
} from './rememberedDevices.ts'
export { ADDRESS_HEADER, requestHeaders } from './requestHeaders.ts'
export { SecondFactorNeeded } from './secondFactor.ts'
export { LONGEST_OF_ADMIN_SECONDS, LONGEST_SECONDS } from './sessionEnd.ts'
export {
  deleteExpiredSessions,
  deleteSession,
  deleteSessionByToken,
  deleteSessionOf,
  findSessionEnd,
  findSessionsOf,
  hasBegunSince,
  hasSessions,
  useBusiness,
} from './sessionQueries.ts'
export { readSigned } from './signedValue.ts'
export {
  deleteExpiredVerifications,
  deleteVerifications,
  deleteVerificationsOf,
  findVerified,
  insertVerification,
  takeVerified,
} from './verifications.ts'
export {
  deleteWaysIn,
  findLinked,
  findPassword,
  findProviders,
  holdPassword,
  keepPassword,
  unlinkProviders,
} from './waysIn.ts'
