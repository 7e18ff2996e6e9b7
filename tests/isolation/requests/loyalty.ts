import { agreed } from '#tests/world/agreed.ts'
import { handedIn } from '../fillTill.ts'
import { api, only, place, type RouteCase } from './routeCase.ts'

const someone = { first_name: 'Cleo', phone: '+12125550345', ...agreed }
const terms = { name: 'Tea', points_price: 7 }

/** The routes of server/loyalty. */
export const loyalty: Record<string, RouteCase> = {
  'POST /api/v1/purchases/preview': only(
    (s) => api('/v1/purchases/preview', { customer_id: s.customer.customerId, amount: 900 }),
    (theirs, mine) => [
      api('/v1/purchases/preview', {
        customer_id: mine.customer.customerId,
        amount: 900,
        apply_reward_code: theirs.shownCode,
      }),
    ],
  ),
  'POST /api/v1/purchases': only(
    (s) => api('/v1/purchases', { customer_id: s.customer.customerId, amount: 900 }),
    (theirs, mine) => [
      api('/v1/purchases', {
        customer_id: mine.customer.customerId,
        amount: 900,
        apply_reward_code: theirs.shownCode,
      }),
    ],
  ),
  'POST /api/v1/operations/batch': {
    sample: (s) => api('/v1/operations/batch', handedIn(s.customer.customerId, { minutes: 5 })),
    // Its own business keeps it as a case, which says no more than that there is no such customer.
    keepsForeign: true,
  },
  'GET /api/app/cases': only(() => api('/app/cases')),
  'POST /api/app/cases/:id/settle': only(
    (s) => api(`/app/cases/${s.cases.settled}/settle`, { record: true }),
    (theirs) => [api(`/app/cases/${theirs.cases.kept}/settle`, { record: false })],
  ),
  'GET /api/v1/operations': only(
    () => api('/v1/operations'),
    (theirs) => [api(`/v1/operations?after=${place(theirs.operationId)}`)],
  ),
  'GET /api/v1/operations/:id': only((s) => api(`/v1/operations/${s.operationId}`)),
  'POST /api/v1/operations/:id/undo': only((s) =>
    api(`/v1/operations/${s.operationId}/undo`, { reason: 'Wrong guest' }),
  ),
  'POST /api/v1/operations/:id/refund': only((s) =>
    api(`/v1/operations/${s.operationId}/refund`, { amount: 100, left: 2000, reason: 'Too bitter' }),
  ),
  'POST /api/app/operations/:id/preview-refund': only((s) =>
    api(`/app/operations/${s.operationId}/preview-refund`, { amount: 100 }),
  ),
  'GET /api/v1/customers/lookup': only(
    () => api('/v1/customers/lookup'),
    ({ marker, customer }) => [
      api(`/v1/customers/lookup?search=${marker}`),
      api(`/v1/customers/lookup?search=${encodeURIComponent(customer.phone)}`),
    ],
  ),
  'GET /api/app/counter/customers/:id': only((s) => api(`/app/counter/customers/${s.customer.customerId}`)),
  'GET /api/v1/codes/:code': only((s) => api(`/v1/codes/${s.shownCode}`)),
  'GET /api/v1/tags': only(() => api('/v1/tags')),
  'PATCH /api/v1/tags/:id': only((s) => api(`/v1/tags/${s.tags.kept}`, { name: `Often ${s.marker}` })),
  'DELETE /api/v1/tags/:id': only((s) => api(`/v1/tags/${s.tags.deleted}`)),
  'POST /api/v1/customers': only(() => api('/v1/customers', someone)),
  'GET /api/v1/customers': only(
    () => api('/v1/customers?limit=100'),
    ({ marker, customer, tags }) => [
      api(`/v1/customers?search=${marker}`),
      api(`/v1/customers?tag=${tags.kept}`),
      api(`/v1/customers?search=${encodeURIComponent(customer.phone)}`),
      api('/v1/customers?search=%25'),
      api(`/v1/customers?spelling=forgiving&sort=name&search=${marker.replace('a', 'e')}`),
    ],
  ),
  'GET /api/app/customer-count': only(
    () => api('/app/customer-count'),
    ({ marker }) => [api(`/app/customer-count?search=${marker}`)],
  ),
  'POST /api/v1/customers/:id/prove-phone': only((s) => api(`/v1/customers/${s.newcomerId}/prove-phone`)),
  'GET /api/v1/customers/:id': only((s) => api(`/v1/customers/${s.customer.customerId}`)),
  'GET /api/app/customer-selection': only(
    () => api('/app/customer-selection'),
    ({ marker, tags }) => [
      api(`/app/customer-selection?search=${marker}`),
      api(`/app/customer-selection?tag=${tags.kept}`),
    ],
  ),
  'GET /api/v1/programs': only(() => api('/v1/programs')),
  'POST /api/v1/programs': only(() => api('/v1/programs', { name: 'More', type: 'points', config: {} })),
  'PUT /api/v1/programs/:id': only((s) =>
    api(`/v1/programs/${s.programs.discount}`, { version: 1, name: 'Ladder', config: {} }),
  ),
  'POST /api/v1/programs/:id/pause': only((s) => api(`/v1/programs/${s.programs.free_item}/pause`)),
  'POST /api/v1/programs/:id/activate': only((s) => api(`/v1/programs/${s.programs.free_item}/activate`)),
  'POST /api/v1/programs/:id/archive': only((s) => api(`/v1/programs/${s.programs.free_item}/archive`)),
  'POST /api/v1/programs/:id/restore': only((s) => api(`/v1/programs/${s.programs.free_item}/restore`)),
  'GET /api/v1/rewards': only(
    () => api('/v1/rewards'),
    ({ programs }) => [api(`/v1/rewards?program_id=${programs.points}`)],
  ),
  'POST /api/v1/rewards': only((s) => api('/v1/rewards', { program_id: s.programs.points, ...terms })),
  'PUT /api/v1/rewards/:id': only((s) => api(`/v1/rewards/${s.rewards.edited}`, { version: 1, ...terms })),
  'PUT /api/app/rewards/:id/cost': only((s) => api(`/app/rewards/${s.rewards.edited}/cost`, { cost: 210 })),
  'POST /api/v1/rewards/:id/archive': only((s) =>
    api(`/v1/rewards/${s.rewards.archived}/archive`, { version: 1 }),
  ),
  'POST /api/v1/rewards/:id/claim': only(
    (s) => api(`/v1/rewards/${s.rewards.claimed}/claim`, { customer_id: s.customer.customerId }),
    (theirs, mine) => [
      api(`/v1/rewards/${theirs.rewards.claimed}/claim`, { customer_id: mine.customer.customerId }),
      api(`/v1/rewards/${mine.rewards.claimed}/claim`, { customer_id: theirs.customer.customerId }),
    ],
  ),
  'POST /api/v1/customer-rewards/:id/cancel': only((s) => api(`/v1/customer-rewards/${s.claimId}/cancel`)),
  'POST /api/v1/redemptions': only(
    (s) => api('/v1/redemptions', { code: s.code }),
    (theirs) => [
      api('/v1/redemptions', { customer_reward_id: theirs.claimId }),
      api('/v1/redemptions', { code: theirs.shownCode.toLowerCase() }),
    ],
  ),
  'POST /api/v1/programs/:id/codes': only(
    (s) => api(`/v1/programs/${s.programs.rebate_code}/codes`, { customer_id: s.customer.customerId }),
    (theirs, mine) => [
      api(`/v1/programs/${theirs.programs.rebate_code}/codes`, { customer_id: mine.customer.customerId }),
      api(`/v1/programs/${mine.programs.rebate_code}/codes`, { customer_id: theirs.customer.customerId }),
    ],
  ),
  'POST /api/v1/qr-codes': only(() => api('/v1/qr-codes', { location_name: 'Bar' })),
  'GET /api/v1/qr-codes': only(() => api('/v1/qr-codes')),
  'POST /api/v1/qr-codes/:id/pause': only((s) => api(`/v1/qr-codes/${s.deletedQrCode.id}/pause`)),
  'POST /api/v1/qr-codes/:id/resume': only((s) => api(`/v1/qr-codes/${s.deletedQrCode.id}/resume`)),
  'DELETE /api/v1/qr-codes/:id': only((s) => api(`/v1/qr-codes/${s.deletedQrCode.id}`)),
}
