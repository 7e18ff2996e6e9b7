export { addCustomer, type NewCustomer, phoneTaken } from './addCustomer.ts'
export { addCustomers } from './addCustomers.ts'
export {
  type Customer,
  customerName,
  isCustomerId,
  newUniqueCustomerId,
  readBirthday,
  searchTextOf,
  withoutPerson,
} from './customer.ts'
export { examplePhone, phoneRemedy, readPhone } from './customerPhone.ts'
export { findCustomer, findCustomerByPhone, findFamily, findSurvivor, mergedInto } from './findCustomer.ts'
export { forgetConsentOrigins } from './forgetConsentOrigins.ts'
export { type ConsentGiven, givenToStaff } from './givenToStaff.ts'
export { countCustomers, listCustomers } from './listCustomers.ts'
export type { ConsentOfMany, Holder, Person } from './person.ts'
export { provePhone } from './provePhone.ts'
export { type ListedCustomer, personOf } from './queries.ts'
export { type Consent, type ConsentSource, recordConsent, writeConsent } from './recordConsent.ts'
export { customerRoutes } from './routes.ts'
export { selectByContact } from './setQueries.ts'
export { viewCustomer } from './view.ts'
export { type Contact, findWithdrawn, keepWithdrawalsOf } from './withdrawals.ts'
