export { countSeats } from './countSeats.ts'
export { disbandTeam, findOthers, type Others } from './disbandTeam.ts'
export { findInvitedAddresses, findTeamEver } from './queries.ts'
export { teamRoutes } from './routes.ts'
