export {
  type Auth,
  createAuth,
  type ProviderApi,
  RENEWED_EVERY_SECONDS,
  SESSION_SECONDS,
} from './auth.ts'
export { hostCookie, hostCookieOptions, setCookies } from './cookies.ts'
export { knowDevice, triesBy, triesByStrangers } from './devices/knownDevices.ts'
export {
  deleteDevice,
  deleteDevices,
  findDevices,
  keepDeviceToken,
  rememberDevice,
} from './devices/rememberedDevices.ts'
export { knowOlderSecrets } from './olderSecrets.ts'
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
  keepFirstLanguage,
  languageOfUser,
  lockByAddress,
  lockPeople,
  lockPerson,
  markAddressProven,
  openAccount,
  type Person,
  renamePerson,
  setLanguage,
  setSuspension,
} from './people.ts'
export { ssoId } from './providers/openIdProviders.ts'
export { hearClaim, type ProviderClaim } from './providers/providerClaim.ts'
export { suspendedRefusal } from './refuseSuspended.ts'
export { refuseUnproven } from './refuseUnproven.ts'
export { ADDRESS_HEADER, requestHeaders } from './requestHeaders.ts'
export { SecondFactorNeeded } from './secondFactor.ts'
export { endSessions } from './sessions/endSessions.ts'
export { openedSession } from './sessions/openedSession.ts'
export { LONGEST_OF_ADMIN_SECONDS, LONGEST_SECONDS } from './sessions/sessionEnd.ts'
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
} from './sessions/sessionQueries.ts'
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
