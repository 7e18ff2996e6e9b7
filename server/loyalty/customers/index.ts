export { addCustomer, type NewCustomer, phoneTaken } from './adding/addCustomer.ts'
export { addCustomers } from './adding/addCustomers.ts'
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
export { consentEnded } from './consent/consentEnded.ts'
export { findConsents, findLastSource, hasAgreedSince, renameImport } from './consent/consentQueries.ts'
export type { ConsentSource } from './consent/consentSource.ts'
export { endConsentAgain } from './consent/endConsentAgain.ts'
export { forgetConsentOrigins } from './consent/forgetConsentOrigins.ts'
export { type Consent, recordConsent, writeConsent } from './consent/recordConsent.ts'
export {
  type Contact,
  findWithdrawn,
  hashContact,
  hasWithdrawals,
  keepHashedWithdrawal,
  keepWithdrawalsOf,
} from './consent/withdrawals.ts'
export {
  type Customer,
  customerName,
  isCustomerId,
  readBirthday,
  searchTextOf,
} from './customer.ts'
export { examplePhone, phoneRemedy, readPhone } from './customerPhone.ts'
export { findLikelySame } from './findLikelySame.ts'
export { type ConsentGiven, givenToStaff } from './givenToStaff.ts'
export { customerJobs } from './jobs.ts'
export {
  findCustomer,
  findCustomerByPhone,
  findFamily,
  findSurvivor,
  mergedInto,
} from './list/findCustomer.ts'
export { countCustomers, listCustomers } from './list/listCustomers.ts'
export type { ListedCustomer } from './list/listQueries.ts'
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
  type CardHolder,
  findCardHolders,
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
  findSurvivorNames,
  personOf,
  presentCustomers,
} from './queries.ts'
export { customerRoutes } from './routes.ts'
export { selectByContact } from './setQueries.ts'
export { findStrangers, isStranger } from './strangers.ts'
export { viewCustomer } from './view.ts'
