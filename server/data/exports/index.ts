export { exportRoutes } from './routes.ts'
export { exportBusiness } from './whole/exportBusiness.ts'
