import { AGENCY, ANNOUNCEMENT } from '../fillBusiness.ts'
import { api, only, type RouteCase } from './routeCase.ts'

/** The routes of server/admin. */
export const admin: Record<string, RouteCase> = {
  // For super admins. No member of a business is one.
  'GET /api/app/admin/overview': { ...only(() => api('/app/admin/overview')), ownStatus: 403 },
  'GET /api/app/admin/health': { ...only(() => api('/app/admin/health')), ownStatus: 403 },
  'GET /api/app/admin/months': { ...only(() => api('/app/admin/months')), ownStatus: 403 },
  'GET /api/app/admin/tenants': {
    ...only(
      () => api('/app/admin/tenants'),
      ({ marker }) => [api(`/app/admin/tenants?search=${marker}`), api('/app/admin/tenants?status=trial')],
    ),
    ownStatus: 403,
  },
  'GET /api/app/admin/tenants/:id/health': {
    ...only(
      (s) => api(`/app/admin/tenants/${s.businessId}/health`),
      ({ businessId }) => [api(`/app/admin/tenants/${businessId}/health`)],
    ),
    ownStatus: 403,
  },
  'POST /api/app/admin/tenants/:id/suspend': {
    ...only((s) =>
      api(`/app/admin/tenants/${s.businessId}/suspend`, {
        company_name: `Café ${s.marker}`,
        reason: 'Because',
      }),
    ),
    ownStatus: 403,
  },
  'POST /api/app/admin/tenants/:id/look': {
    ...only((s) => api(`/app/admin/tenants/${s.businessId}/look`, { reason: 'Because' })),
    ownStatus: 403,
  },
  'POST /api/app/admin/tenants/:id/restore': {
    ...only((s) => api(`/app/admin/tenants/${s.businessId}/restore`)),
    ownStatus: 403,
  },
  'GET /api/app/admin/names': { ...only(() => api('/app/admin/names')), ownStatus: 403 },
  'POST /api/app/admin/names/see': {
    ...only((s) => api('/app/admin/names/see', { names: [{ business_id: s.businessId, id: s.businessId }] })),
    ownStatus: 403,
  },
  'GET /api/app/admin/mailings': { ...only(() => api('/app/admin/mailings')), ownStatus: 403 },
  'POST /api/app/admin/tenants/:id/mailings/:campaign_id/settle': {
    ...only((s) =>
      api(`/app/admin/tenants/${s.businessId}/mailings/${s.businessId}/settle`, {
        release: true,
        reason: 'Because',
      }),
    ),
    ownStatus: 403,
  },
  'POST /api/app/admin/tenants/:id/links/settle': {
    ...only((s) =>
      api(`/app/admin/tenants/${s.businessId}/links/settle`, {
        host: 'elsewhere.example',
        release: true,
        reason: 'Because',
      }),
    ),
    ownStatus: 403,
  },
  'POST /api/app/admin/tenants/:id/release-mail': {
    ...only((s) => api(`/app/admin/tenants/${s.businessId}/release-mail`, { reason: 'Because' })),
    ownStatus: 403,
  },
  'POST /api/app/admin/tenants/:id/allow-texts': {
    ...only((s) => api(`/app/admin/tenants/${s.businessId}/allow-texts`, { reason: 'Because' })),
    ownStatus: 403,
  },
  'POST /api/app/admin/tenants/:id/grant-tier': {
    ...only((s) =>
      api(`/app/admin/tenants/${s.businessId}/grant-tier`, {
        tier_id: AGENCY,
        ends_on: '2100-01-01',
        reason: 'Because',
      }),
    ),
    ownStatus: 403,
  },
  'POST /api/app/admin/tenants/:id/extend-trial': {
    ...only((s) =>
      api(`/app/admin/tenants/${s.businessId}/extend-trial`, { ends_on: '2100-01-01', reason: 'Because' }),
    ),
    ownStatus: 403,
  },
  'POST /api/app/admin/tenants/:id/grants/:grant_id/take-back': {
    ...only((s) =>
      api(`/app/admin/tenants/${s.businessId}/grants/${s.businessId}/take-back`, { reason: 'Because' }),
    ),
    ownStatus: 403,
  },
  'GET /api/app/admin/users': {
    ...only(
      () => api('/app/admin/users'),
      ({ marker }) => [api(`/app/admin/users?search=${marker}`)],
    ),
    ownStatus: 403,
  },
  'GET /api/app/admin/users/:id': { ...only((s) => api(`/app/admin/users/${s.businessId}`)), ownStatus: 403 },
  'POST /api/app/admin/users/:id/suspend': {
    ...only((s) => api(`/app/admin/users/${s.businessId}/suspend`, { reason: 'Because' })),
    ownStatus: 403,
  },
  'POST /api/app/admin/users/:id/restore': {
    ...only((s) => api(`/app/admin/users/${s.businessId}/restore`)),
    ownStatus: 403,
  },
  'POST /api/app/admin/users/:id/sign-out': {
    ...only((s) => api(`/app/admin/users/${s.businessId}/sign-out`)),
    ownStatus: 403,
  },
  'POST /api/app/admin/users/:id/remove-factors': {
    ...only((s) => api(`/app/admin/users/${s.businessId}/remove-factors`)),
    ownStatus: 403,
  },
  'GET /api/app/admin/audit': {
    ...only(
      () => api('/app/admin/audit'),
      ({ businessId }) => [api(`/app/admin/audit?business_id=${businessId}`)],
    ),
    ownStatus: 403,
  },
  'GET /api/app/admin/tiers': { ...only(() => api('/app/admin/tiers')), ownStatus: 403 },
  'PATCH /api/app/admin/tiers/:id': {
    ...only(() => api(`/app/admin/tiers/${AGENCY}`, { version: 1, price_monthly: '1.00' })),
    ownStatus: 403,
  },
  'GET /api/app/admin/credit-packs': { ...only(() => api('/app/admin/credit-packs')), ownStatus: 403 },
  'PATCH /api/app/admin/credit-packs/:id': {
    ...only(() => api('/app/admin/credit-packs/small', { version: 1, amount: 50 })),
    ownStatus: 403,
  },
  'GET /api/app/admin/credits': {
    ...only(
      () => api('/app/admin/credits'),
      ({ marker, businessId }) => [
        api(`/app/admin/credits?search=${marker}`),
        api(`/app/admin/credits?business_id=${businessId}`),
      ],
    ),
    ownStatus: 403,
  },
  'GET /api/app/admin/credit-sums': {
    ...only(
      () => api('/app/admin/credit-sums'),
      ({ businessId }) => [api(`/app/admin/credit-sums?business_id=${businessId}`)],
    ),
    ownStatus: 403,
  },
  'GET /api/app/admin/credits.csv': { ...only(() => api('/app/admin/credits.csv')), ownStatus: 403 },
  'POST /api/app/admin/tenants/:id/credits': {
    ...only((s) =>
      api(`/app/admin/tenants/${s.businessId}/credits`, {
        kind: 'granted',
        credits: 5,
        reason: 'Because',
      }),
    ),
    ownStatus: 403,
  },
  'GET /api/app/announcements': only(() => api('/app/announcements')),
  'POST /api/app/announcements/:id/dismiss': only(() => api(`/app/announcements/${ANNOUNCEMENT}/dismiss`)),
  'GET /api/app/admin/announcements': { ...only(() => api('/app/admin/announcements')), ownStatus: 403 },
  'POST /api/app/admin/announcements': {
    ...only(() =>
      api('/app/admin/announcements', {
        title: 'News',
        message: 'From us',
        tone: 'info',
        starts_on: '2020-01-01',
        ends_on: '2099-01-01',
      }),
    ),
    ownStatus: 403,
  },
  'POST /api/app/admin/announcements/:id/end': {
    ...only(() => api(`/app/admin/announcements/${ANNOUNCEMENT}/end`)),
    ownStatus: 403,
  },
}
