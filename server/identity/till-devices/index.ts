export { isEndedDevice } from './endTillDevice.ts'
export { tillDeviceRoutes } from './routes.ts'
