export { readAccount } from './readAccount.ts'
export { accountRoutes } from './routes.ts'
