export { type Branded, type Branding, brandingOf, PLATFORM_LINE } from './branding.ts'
export { checkHost, type HostChecks, isProven, proofName, proofValue } from './checkHost.ts'
export { type CustomDomain, findDomain, forgetDomain, guestUrl, locateDomain, originOf } from './domains.ts'
export { readHost } from './readHost.ts'
