export { asAdmin, bindAdmin, enterBusiness } from './asAdmin.ts'
export { type AdminServices, adminRoutes } from './routes.ts'
export { lockBusiness } from './tenants/lockBusiness.ts'
export type { Admin } from './users/readUser.ts'
