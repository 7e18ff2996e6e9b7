export {
  ADDRESS_HEADER,
  type Auth,
  createAuth,
  type ProviderApi,
  RENEWED_EVERY_SECONDS,
  SESSION_SECONDS,
  ssoId,
} from './auth.ts'
export { setCookies } from './cookies.ts'
export { hostCookie, hostCookieOptions } from './hostCookie.ts'
export { knowDevice, triesBy, triesByStrangers } from './knownDevices.ts'
export { knowOlderSecrets } from './olderSecrets.ts'
export { openedSession } from './openedSession.ts'
export { hearClaim, type ProviderClaim } from './providerClaim.ts'
export { suspendedRefusal } from './refuseSuspended.ts'
export { refuseUnproven } from './refuseUnproven.ts'
export { keepDeviceToken, rememberDevice } from './rememberedDevices.ts'
export { requestHeaders } from './requestHeaders.ts'
export { SecondFactorNeeded } from './secondFactor.ts'
export { readSigned } from './signedValue.ts'
