export { countSeats } from './countSeats.ts'
export { teamRoutes } from './routes.ts'
