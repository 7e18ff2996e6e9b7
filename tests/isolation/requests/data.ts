import { csvFile, uploadPath } from '#tests/world/files.ts'
import { api, only, type RouteCase } from './routeCase.ts'

/** The routes of server/data. */
export const data: Record<string, RouteCase> = {
  'POST /api/app/imports': only(() => ({
    path: `/api${uploadPath()}`,
    body: csvFile('first_name,email\nUma,uma@elsewhere.example'),
  })),
  'POST /api/app/imports/:id/check': only((s) =>
    api(`/app/imports/${s.imports.waiting}/check`, { mapping: ['first_name', 'email'] }),
  ),
  'POST /api/app/imports/:id/start': only((s) =>
    api(`/app/imports/${s.imports.waiting}/start`, { attests_sms: false, attests_email: false }),
  ),
  'GET /api/app/imports': only(() => api('/app/imports')),
  'GET /api/app/imports/:id': only((s) => api(`/app/imports/${s.imports.over}`)),
  'GET /api/app/imports/:id/failed_imports.csv': only((s) =>
    api(`/app/imports/${s.imports.over}/failed_imports.csv`),
  ),
  'POST /api/app/customer-selection/download': only((s) =>
    api('/app/customer-selection/download', { ids: [s.newcomerId, s.customer.customerId] }),
  ),
  'GET /api/v1/exports/customers.csv': only(() => api('/v1/exports/customers.csv')),
  'GET /api/v1/exports/ledger.csv': only(() => api('/v1/exports/ledger.csv')),
  'GET /api/v1/exports/messages.csv': only(() => api('/v1/exports/messages.csv')),
  'GET /api/v1/exports/outstanding.csv': only(() => api('/v1/exports/outstanding.csv')),
  'POST /api/app/account/close': {
    ...only((s) =>
      api('/app/account/close', { company_name: `Café ${s.marker}`, password: 'not the password' }),
    ),
    // A closed business would refuse all later requests. closing.test.ts closes one.
    ownStatus: 400,
  },
  'POST /api/app/account/reopen': only(() => api('/app/account/reopen')),
  'GET /api/app/counter/day': only(() => api('/app/counter/day')),
  'GET /api/v1/analytics': only(() => api('/v1/analytics')),
  'GET /api/v1/analytics/messages': only(() => api('/v1/analytics/messages')),
  'GET /api/app/analytics/guests': only(() => api('/app/analytics/guests')),
  'GET /api/v1/analytics/forecast': only(() => api('/v1/analytics/forecast')),
  'GET /api/app/analytics/worth': only(() => api('/app/analytics/worth')),
  'GET /api/app/dashboard': only(() => api('/app/dashboard')),
  'GET /api/app/programs/simulation': only(() => api('/app/programs/simulation')),
  'POST /api/app/programs/preview': only(
    (s) =>
      api('/app/programs/preview', {
        program_id: s.programs.points,
        type: 'points',
        config: { pointsPerDollar: 2 },
      }),
    (theirs) => [
      api('/app/programs/preview', { program_id: theirs.programs.points, type: 'points', config: {} }),
    ],
  ),
}
