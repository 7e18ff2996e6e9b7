export { findPinHolders, takePinAway } from './pins.ts'
export { sharedTillRoutes } from './routes.ts'
