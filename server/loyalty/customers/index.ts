export { addCustomer, type NewCustomer, phoneTaken } from './addCustomer.ts'
export { addCustomers } from './addCustomers.ts'
export {
  changeDetails,
  type Joined,
  joinCustomers,
  makeAllAnonymous,
  makeAnonymous,
  setPortalEnabled,
  setTotals,
  type Totals,
} from './changes.ts'
export { consentEnded } from './consentEnded.ts'
export { findConsents, findLastSource, hasAgreedSince, renameImport } from './consentQueries.ts'
export type { ConsentSource } from './consentSource.ts'
export {
  type Customer,
  customerName,
  isCustomerId,
  readBirthday,
  searchTextOf,
} from './customer.ts'
export { examplePhone, phoneRemedy, readPhone } from './customerPhone.ts'
export { endConsentAgain } from './endConsentAgain.ts'
export { findCustomer, findCustomerByPhone, findFamily, findSurvivor, mergedInto } from './findCustomer.ts'
export { forgetConsentOrigins } from './forgetConsentOrigins.ts'
export { type ConsentGiven, givenToStaff } from './givenToStaff.ts'
export { customerJobs } from './jobs.ts'
export { countCustomers, listCustomers } from './listCustomers.ts'
export type { ListedCustomer } from './listQueries.ts'
export {
  findHolders,
  lockAll,
  lockByEmail,
  lockCustomers,
  lockMany,
  lockPresentIds,
} from './lockCustomers.ts'
export type { ConsentOfMany, Holder, Person } from './person.ts'
export {
  findPhoneAndPin,
  lockOlderPins,
  markPhoneProvenWithPin,
  recordLogin,
  replacePin,
} from './portalAccess.ts'
export { lockPresent, lockPresentOnes, requirePresent } from './presentCustomer.ts'
export { provePhone } from './provePhone.ts'
export {
  familyOf,
  findAnyCustomer,
  findContacts,
  findOptedIn,
  findPeople,
  findSamePhone,
  findSurvivorNames,
  personOf,
  presentCustomers,
} from './queries.ts'
export { type Consent, recordConsent, writeConsent } from './recordConsent.ts'
export { customerRoutes } from './routes.ts'
export { selectByContact } from './setQueries.ts'
export { findStrangers, isStranger } from './strangers.ts'
export { viewCustomer } from './view.ts'
export {
  type Contact,
  findWithdrawn,
  hashContact,
  hasWithdrawals,
  keepHashedWithdrawal,
  keepWithdrawalsOf,
} from './withdrawals.ts'
