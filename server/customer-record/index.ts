export { editCustomer } from './editCustomer.ts'
export { eraseCustomer } from './eraseCustomer.ts'
export { mergeCustomers } from './mergeCustomers.ts'
export { customerRecordRoutes } from './routes.ts'
