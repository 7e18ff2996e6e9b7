export { preferencesPages } from './routes.ts'
