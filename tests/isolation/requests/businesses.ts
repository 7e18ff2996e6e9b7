import { newId } from '#server/platform/context/ids.ts'
import { api, only, place, type RouteCase } from './routeCase.ts'

/** The routes of server/businesses. */
export const businesses: Record<string, RouteCase> = {
  'GET /api/app/audit': only(
    () => api('/app/audit'),
    ({ businessId, ownerMemberId }) => [
      api(`/app/audit?person=${businessId}`),
      api(`/app/audit?person=${ownerMemberId}`),
      api(`/app/audit?after=${place(newId())}`),
    ],
  ),
  'GET /api/app/audit.csv': only(
    () => api('/app/audit.csv'),
    ({ businessId }) => [api(`/app/audit.csv?person=${businessId}`)],
  ),
  'GET /api/app/subscription-tiers': only(() => api('/app/subscription-tiers')),
}
