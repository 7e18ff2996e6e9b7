export { lookOnly } from './lookOnly.ts'
export { findLook, type Look, openLook } from './looks.ts'
export { lookRoutes } from './routes.ts'
