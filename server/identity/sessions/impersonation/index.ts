export { lookOnly } from './lookOnly.ts'
export { findLook, type Look, openLook } from './looks.ts'
export { readableInLook } from './readable.ts'
export { lookRoutes } from './routes.ts'
