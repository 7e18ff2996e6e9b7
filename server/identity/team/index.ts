export { disbandTeam, findOthers, type Others } from './disbandTeam.ts'
export { findInvitedAddresses, findTeamEver } from './queries.ts'
export { teamRoutes } from './routes.ts'
export { countSeats } from './seats.ts'
