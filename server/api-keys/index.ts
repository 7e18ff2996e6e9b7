export { isApiKey } from './apiKey.ts'
export { findApiKey } from './findApiKey.ts'
export { apiKeyRoutes } from './routes.ts'
