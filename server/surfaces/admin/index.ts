export { asAdmin, enterBusiness } from './asAdmin.ts'
export { lockBusiness } from './lockBusiness.ts'
export type { Admin } from './readUser.ts'
export { adminRoutes } from './routes.ts'
