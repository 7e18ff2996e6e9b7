export { type Branding, brandingOf } from './branding.ts'
export { checkHost, type HostChecks, isProven, proofName, proofValue } from './checkHost.ts'
export { findDueDomains, insertDomain, isTakenElsewhere, keepFound, takeDomain } from './domainQueries.ts'
export {
  type CustomDomain,
  customerUrl,
  findDomain,
  forgetDomain,
  locateDomain,
  originOf,
} from './domains.ts'
export { readHost } from './readHost.ts'
