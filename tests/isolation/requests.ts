import { newId } from '#server/platform/ids.ts'
import { csvForm } from '#tests/world/files.ts'
import { png } from '#tests/world/pictures.ts'
import type { Answer, Visitor } from '#tests/world/visitor.ts'
import { type FilledShop, PASSWORD, PIN } from './fillShop.ts'

/** A request without its sender. */
export type Sample = { path: string; body?: unknown }

export type RouteCase = {
  /** A request that the shop's own people may make and that works: `sweep` proves it at its end. */
  sample(shop: FilledShop): Sample
  /** What else somebody of `mine` may try with ids of `theirs`, beside the same sample. */
  attacks?(theirs: FilledShop, mine: FilledShop): Sample[]
  /** Tables of the shop that whoever knows a phone may write to, and why. */
  writes?: Record<string, string>
  /** What the shop's own people are answered, where that isn't 200. */
  ownStatus?: number
}

const api = (path: string, body?: unknown): Sample => ({ path: `/api/v1${path}`, body })
const only = (sample: RouteCase['sample'], attacks?: RouteCase['attacks']): RouteCase =>
  attacks ? { sample, attacks } : { sample }

const someone = { first_name: 'Cleo', phone: '+12125550345' }
const profile = {
  company_name: 'Corner Shop',
  brand_color: '#0f766e',
  address: '1 Main Street',
  contact_phone: '',
  contact_email: '',
  time_zone: 'America/Chicago',
  currency: 'USD',
  default_country: 'US',
  locale: 'en-US',
  visit_window_minutes: 30,
  texts_from_hour: 9,
  texts_until_hour: 20,
  sms_opt_in_wording: '',
  email_opt_in_wording: '',
  privacy_notice: '',
}
const terms = { name: 'Tea', points_price: 7 }

/** Every route of the API by method and path; one that is missing here fails the sweep. */
export const requests: Record<string, RouteCase> = {
  'GET /api/v1/subscription-tiers': only(() => api('/subscription-tiers')),
  'POST /api/v1/customers': only(() => api('/customers', someone)),
  'GET /api/v1/customers': only(
    () => api('/customers?limit=100'),
    ({ marker, guest }) => [
      api(`/customers?search=${marker}`),
      api(`/customers?search=${encodeURIComponent(guest.phone)}`),
      api('/customers?search=%25'),
      api(`/customers?spelling=forgiving&sort=name&search=${marker.replace('a', 'e')}`),
    ],
  ),
  'GET /api/v1/customer-count': only(
    () => api('/customer-count'),
    ({ marker }) => [api(`/customer-count?search=${marker}`)],
  ),
  'POST /api/v1/customers/:id/phone-proof': only((s) => api(`/customers/${s.newcomerId}/phone-proof`)),
  'POST /api/v1/counter/customers/:customerId/pin-code': only((s) =>
    api(`/counter/customers/${s.guest.customerId}/pin-code`),
  ),
  'GET /api/v1/sms-templates': only(() => api('/sms-templates')),
  'GET /api/v1/email-templates': only(() => api('/email-templates')),
  'GET /api/v1/message-previews/:type/:customerId/:templateId': only(
    (s) => api(previewPath('sms', s, s)),
    (theirs, mine) => [
      api(previewPath('sms', theirs, mine)),
      api(previewPath('sms', mine, theirs)),
      api(previewPath('email', mine, theirs)),
    ],
  ),
  'POST /api/v1/send-transactional-sms': only(
    (s) => api('/send-transactional-sms', quickMessage('sms', s, s)),
    (theirs, mine) => [
      api('/send-transactional-sms', quickMessage('sms', theirs, mine)),
      api('/send-transactional-sms', quickMessage('sms', mine, theirs)),
    ],
  ),
  'POST /api/v1/send-transactional-email': only(
    (s) => api('/send-transactional-email', quickMessage('email', s, s)),
    (theirs, mine) => [
      api('/send-transactional-email', quickMessage('email', theirs, mine)),
      api('/send-transactional-email', quickMessage('email', mine, theirs)),
    ],
  ),
  'GET /api/v1/communications': only(
    () => api('/communications?search='),
    ({ marker, guest, messageId }) => [
      api(`/communications?search=${marker}`),
      api(`/communications?search=${encodeURIComponent(guest.phone)}`),
      api('/communications?search=%25&type=sms&status=failed&limit=500'),
      api(`/communications?before=${encodeURIComponent(`2999-01-01T00:00:00.000Z_${messageId}`)}`),
    ],
  ),
  'GET /api/v1/communications/:id': only((s) => api(`/communications/${s.messageId}`)),
  'GET /api/v1/programs': only(() => api('/programs')),
  'POST /api/v1/programs': only(() => api('/programs', { name: 'More', type: 'points', config: {} })),
  'PUT /api/v1/programs/:programId': only((s) =>
    api(`/programs/${s.programs.discount}`, { version: 1, name: 'Ladder', config: {} }),
  ),
  'POST /api/v1/programs/:programId/pause': only((s) => api(`/programs/${s.programs.free_item}/pause`)),
  'POST /api/v1/programs/:programId/activate': only((s) => api(`/programs/${s.programs.free_item}/activate`)),
  'GET /api/v1/rewards': only(
    () => api('/rewards'),
    ({ programs }) => [api(`/rewards?program_id=${programs.points}`)],
  ),
  'POST /api/v1/rewards': only((s) => api('/rewards', { program_id: s.programs.points, ...terms })),
  'PUT /api/v1/rewards/:rewardId': only((s) => api(`/rewards/${s.rewards.edited}`, { version: 1, ...terms })),
  'POST /api/v1/rewards/:rewardId/archive': only((s) =>
    api(`/rewards/${s.rewards.archived}/archive`, { version: 1 }),
  ),
  'POST /api/v1/rewards/:rewardId/claim': only(
    (s) => api(`/rewards/${s.rewards.claimed}/claim`, { customer_id: s.guest.customerId }),
    (theirs, mine) => [
      api(`/rewards/${theirs.rewards.claimed}/claim`, { customer_id: mine.guest.customerId }),
      api(`/rewards/${mine.rewards.claimed}/claim`, { customer_id: theirs.guest.customerId }),
    ],
  ),
  'POST /api/v1/customer-rewards/:customerRewardId/cancel': only((s) =>
    api(`/customer-rewards/${s.claimId}/cancel`),
  ),
  'POST /api/v1/redemptions': only(
    (s) => api('/redemptions', { code: s.code }),
    (theirs) => [
      api('/redemptions', { customer_reward_id: theirs.claimId }),
      api('/redemptions', { code: theirs.shownCode.toLowerCase() }),
    ],
  ),
  'POST /api/v1/programs/:programId/codes': only(
    (s) => api(`/programs/${s.programs.rebate_code}/codes`, { customer_id: s.guest.customerId }),
    (theirs, mine) => [
      api(`/programs/${theirs.programs.rebate_code}/codes`, { customer_id: mine.guest.customerId }),
      api(`/programs/${mine.programs.rebate_code}/codes`, { customer_id: theirs.guest.customerId }),
    ],
  ),
  'POST /api/v1/purchases/preview': only(
    (s) => api('/purchases/preview', { customer_id: s.guest.customerId, amount: 900 }),
    (theirs, mine) => [
      api('/purchases/preview', {
        customer_id: mine.guest.customerId,
        amount: 900,
        apply_reward_code: theirs.shownCode,
      }),
    ],
  ),
  'POST /api/v1/purchases': only(
    (s) => api('/purchases', { customer_id: s.guest.customerId, amount: 900 }),
    (theirs, mine) => [
      api('/purchases', {
        customer_id: mine.guest.customerId,
        amount: 900,
        apply_reward_code: theirs.shownCode,
      }),
    ],
  ),
  'POST /api/v1/operations/:operationId/undo': only((s) =>
    api(`/operations/${s.operationId}/undo`, { reason: 'Wrong guest' }),
  ),
  'GET /api/v1/counter/customers': only(
    () => api('/counter/customers'),
    ({ marker, guest }) => [
      api(`/counter/customers?search=${marker}`),
      api(`/counter/customers?search=${encodeURIComponent(guest.phone)}`),
    ],
  ),
  'GET /api/v1/counter/customers/:customerId': only((s) => api(`/counter/customers/${s.guest.customerId}`)),
  'GET /api/v1/counter/rewards/:code': only((s) => api(`/counter/rewards/${s.shownCode}`)),
  'GET /api/v1/settings': only(() => api('/settings')),
  'PUT /api/v1/settings/profile': only(() => api('/settings/profile', { version: 1, ...profile })),
  'PUT /api/v1/settings/email-tracking': only(() => api('/settings/email-tracking', { enabled: true })),
  'PUT /api/v1/settings/logo': only(() =>
    api('/settings/logo', { picture: png('#123456').toString('base64') }),
  ),
  'DELETE /api/v1/settings/logo': only(() => api('/settings/logo')),
  'PUT /api/v1/settings/portal': only(() => api('/settings/portal', { enabled: true })),
  'PUT /api/v1/settings/text-countries': only(() => api('/settings/text-countries', { countries: ['CA'] })),
  'GET /api/v1/audit': only(
    () => api('/audit'),
    ({ businessId, ownerMemberId }) => [
      api(`/audit?person=${businessId}`),
      api(`/audit?person=${ownerMemberId}`),
      api(`/audit?before=${place(newId())}`),
    ],
  ),
  'GET /api/v1/audit.csv': only(
    () => api('/audit.csv'),
    ({ businessId }) => [api(`/audit.csv?person=${businessId}`)],
  ),
  'GET /api/v1/subscription': only(() => api('/subscription')),
  // For super admins, which no shop's people are.
  'GET /api/v1/admin/overview': { ...only(() => api('/admin/overview')), ownStatus: 403 },
  'GET /api/v1/admin/tenants': {
    ...only(
      () => api('/admin/tenants'),
      ({ marker }) => [api(`/admin/tenants?search=${marker}`), api('/admin/tenants?status=trial')],
    ),
    ownStatus: 403,
  },
  'POST /api/v1/admin/tenants/:id/suspend': {
    ...only((s) =>
      api(`/admin/tenants/${s.businessId}/suspend`, { company_name: `Café ${s.marker}`, reason: 'Because' }),
    ),
    ownStatus: 403,
  },
  'POST /api/v1/admin/tenants/:id/restore': {
    ...only((s) => api(`/admin/tenants/${s.businessId}/restore`)),
    ownStatus: 403,
  },
  'GET /api/v1/admin/names': { ...only(() => api('/admin/names')), ownStatus: 403 },
  'POST /api/v1/admin/names/seen': {
    ...only((s) => api('/admin/names/seen', { names: [{ business_id: s.businessId, id: s.businessId }] })),
    ownStatus: 403,
  },
  'POST /api/v1/admin/tenants/:id/texts': {
    ...only((s) => api(`/admin/tenants/${s.businessId}/texts`, { reason: 'Because' })),
    ownStatus: 403,
  },
  'GET /api/v1/admin/users': {
    ...only(
      () => api('/admin/users'),
      ({ marker }) => [api(`/admin/users?search=${marker}`)],
    ),
    ownStatus: 403,
  },
  'GET /api/v1/admin/users/:id': { ...only((s) => api(`/admin/users/${s.businessId}`)), ownStatus: 403 },
  'POST /api/v1/admin/users/:id/suspend': {
    ...only((s) => api(`/admin/users/${s.businessId}/suspend`, { reason: 'Because' })),
    ownStatus: 403,
  },
  'POST /api/v1/admin/users/:id/restore': {
    ...only((s) => api(`/admin/users/${s.businessId}/restore`)),
    ownStatus: 403,
  },
  'POST /api/v1/admin/users/:id/sign-out': {
    ...only((s) => api(`/admin/users/${s.businessId}/sign-out`)),
    ownStatus: 403,
  },
  'POST /api/v1/admin/users/:id/remove-factors': {
    ...only((s) => api(`/admin/users/${s.businessId}/remove-factors`)),
    ownStatus: 403,
  },
  'GET /api/v1/admin/audit': {
    ...only(
      () => api('/admin/audit'),
      ({ businessId }) => [api(`/admin/audit?business_id=${businessId}`)],
    ),
    ownStatus: 403,
  },
  'GET /api/v1/customers/:id/record': only((s) => api(`/customers/${s.guest.customerId}/record`)),
  'GET /api/v1/customers/:id/history': only(
    (s) => api(`/customers/${s.guest.customerId}/history`),
    (theirs) => [api(`/customers/${theirs.guest.customerId}/history?before=${place(theirs.operationId)}`)],
  ),
  'GET /api/v1/customers/:id/messages': only((s) => api(`/customers/${s.guest.customerId}/messages`)),
  'PATCH /api/v1/customers/:id': only(
    (s) => api(`/customers/${s.duplicateId}`, { version: 3, notes: 'Likes oat milk' }),
    (theirs) => [api(`/customers/${theirs.guest.customerId}`, { version: 1, phone: '' })],
  ),
  'POST /api/v1/customers/:id/consents': only((s) =>
    api(`/customers/${s.newcomerId}/consents`, { channel: 'email', given: false }),
  ),
  'PUT /api/v1/customers/:id/portal': only((s) =>
    api(`/customers/${s.newcomerId}/portal`, { enabled: true }),
  ),
  'GET /api/v1/customers/:id/merge-preview/:duplicateId': only(
    (s) => api(`/customers/${s.newcomerId}/merge-preview/${s.duplicateId}`),
    (theirs, mine) => [
      api(`/customers/${mine.newcomerId}/merge-preview/${theirs.duplicateId}`),
      api(`/customers/${theirs.newcomerId}/merge-preview/${mine.duplicateId}`),
    ],
  ),
  'POST /api/v1/customers/:id/merge': only(
    (s) => api(`/customers/${s.newcomerId}/merge`, mergeOf(s)),
    (theirs, mine) => [
      api(`/customers/${mine.newcomerId}/merge`, mergeOf(theirs)),
      api(`/customers/${theirs.newcomerId}/merge`, mergeOf(mine)),
    ],
  ),
  'POST /api/v1/customers/:id/adjustments': only(
    (s) => api(`/customers/${s.guest.customerId}/adjustments`, correctionOf(s)),
    (theirs, mine) => [
      api(`/customers/${theirs.guest.customerId}/adjustments`, correctionOf(mine)),
      api(`/customers/${mine.guest.customerId}/adjustments`, correctionOf(theirs)),
    ],
  ),
  'GET /api/v1/customers/:id/export': only((s) => api(`/customers/${s.guest.customerId}/export`)),
  'POST /api/v1/customers/:id/erase': only((s) =>
    api(`/customers/${s.erasedId}/erase`, { confirmation: `Ed ${s.marker}` }),
  ),
  'POST /api/v1/account/close': {
    ...only((s) => api('/account/close', { company_name: `Café ${s.marker}`, password: 'not the password' })),
    // Closed, the shop would refuse whatever follows; closing.test.ts closes.
    ownStatus: 400,
  },
  'POST /api/v1/account/reopen': only(() => api('/account/reopen')),
  'GET /api/v1/dashboard': only(() => api('/dashboard')),
  'POST /api/v1/qr-codes': only(() => api('/qr-codes', { location_name: 'Bar' })),
  'GET /api/v1/qr-codes': only(() => api('/qr-codes')),
  'DELETE /api/v1/qr-codes/:id': only((s) => api(`/qr-codes/${s.deletedQrCode.id}`)),
  'GET /api/v1/qr-codes/:id/poster': only((s) => api(`/qr-codes/${s.qrCode.id}/poster`)),
  'GET /api/v1/qr-codes/:id/poster.pdf': only((s) => api(`/qr-codes/${s.qrCode.id}/poster.pdf`)),
  'GET /api/v1/qr-codes/:id/poster.svg': only((s) => api(`/qr-codes/${s.qrCode.id}/poster.svg?paper=letter`)),
  'POST /api/v1/imports': only(() => ({
    path: '/api/v1/imports',
    body: csvForm('first_name,email\nUma,uma@elsewhere.example'),
  })),
  'POST /api/v1/imports/:id/check': only((s) =>
    api(`/imports/${s.imports.waiting}/check`, { mapping: ['first_name', 'email'] }),
  ),
  'POST /api/v1/imports/:id/start': only((s) =>
    api(`/imports/${s.imports.waiting}/start`, { attests_sms: false, attests_email: false }),
  ),
  'GET /api/v1/imports': only(() => api('/imports')),
  'GET /api/v1/imports/:id': only((s) => api(`/imports/${s.imports.over}`)),
  'GET /api/v1/imports/:id/failed_imports.csv': only((s) =>
    api(`/imports/${s.imports.over}/failed_imports.csv`),
  ),
  'GET /api/v1/exports/customers.csv': only(() => api('/exports/customers.csv')),
  'GET /api/v1/exports/ledger.csv': only(() => api('/exports/ledger.csv')),
  'GET /api/v1/exports/messages.csv': only(() => api('/exports/messages.csv')),
  'POST /api/v1/api-keys': only(() => api('/api-keys', { name: 'Till robot' })),
  'GET /api/v1/api-keys': only(() => api('/api-keys')),
  'DELETE /api/v1/api-keys/:id': only((s) => api(`/api-keys/${s.apiKeys.revoked.api_key.id}`)),
  'POST /api/v1/sign-up': only(
    () => api('/sign-up', newcomer()),
    ({ ownerEmail }) => [api('/sign-up', { ...newcomer(), email: ownerEmail })],
  ),
  'POST /api/v1/sign-in': {
    ...only(
      (s) => api('/sign-in', { email: s.ownerEmail, password: PASSWORD }),
      ({ ownerEmail }) => [api('/sign-in', { email: ownerEmail, password: 'not the password' })],
    ),
    writes: { audit_entries: 'who tries to sign in to an account stands in the log of its shop' },
  },
  'POST /api/v1/token': only(
    (s) => api('/token?grant_type=password', { email: s.ownerEmail, password: PASSWORD }),
    ({ ownerEmail }) => [
      api('/token?grant_type=password', { email: ownerEmail, password: 'not the password' }),
      api('/token?grant_type=refresh_token', { refresh_token: `${newId()}.1.${'x'.repeat(43)}` }),
    ],
  ),
  'GET /api/v1/auth-settings': only(() => api('/auth-settings')),
  // Google is off there; server/sign-in/google.test.ts switches it on.
  'POST /api/v1/authorize': { ...only(() => api('/authorize', { provider: 'google' })), ownStatus: 404 },
  // No company signs in through its own provider there; server/sign-in/sso.test.ts has one.
  'POST /api/v1/sso': { ...only(() => api('/sso', { domain: 'acme.example' })), ownStatus: 404 },
  'POST /api/v1/sign-out': only(() => api('/sign-out')),
  'GET /api/v1/session': only(() => api('/session')),
  'POST /api/v1/session/shop': only((s) => api('/session/shop', { business_id: s.businessId })),
  'POST /api/v1/recover': only(
    (s) => api('/recover', { email: s.ownerEmail }),
    ({ ownerEmail }) => [api('/recover', { email: ownerEmail })],
  ),
  // Tokens that nobody was mailed.
  'POST /api/v1/reset-password/open': {
    ...only(() => api('/reset-password/open', { token: 'x'.repeat(43) })),
    ownStatus: 409,
  },
  'POST /api/v1/reset-password': {
    ...only(() => api('/reset-password', { token: 'x'.repeat(43), password: PASSWORD })),
    ownStatus: 409,
  },
  'POST /api/v1/verify/open': {
    ...only(() => api('/verify/open', { type: 'signup', token: 'x'.repeat(43) })),
    ownStatus: 409,
  },
  'POST /api/v1/verify': {
    ...only(() => api('/verify', { type: 'signup', token: 'x'.repeat(43) })),
    ownStatus: 409,
  },
  'POST /api/v1/resend': only(() => api('/resend')),
  'POST /api/v1/otp': only(
    (s) => api('/otp', { email: s.ownerEmail, create_user: false }),
    ({ ownerEmail }) => [api('/otp', { email: ownerEmail, create_user: false })],
  ),
  'POST /api/v1/otp/open': { ...only(() => api('/otp/open', { token: 'x'.repeat(43) })), ownStatus: 409 },
  'POST /api/v1/user/phone': {
    ...only(() => api('/user/phone', { phone: '+12015550123', password: 'not the password' })),
    ownStatus: 400,
  },
  'POST /api/v1/user/phone/verify': {
    ...only(() => api('/user/phone/verify', { phone: '+12015550123', token: '123456' })),
    ownStatus: 400,
  },
  'POST /api/v1/user/phone/remove': {
    ...only(() => api('/user/phone/remove', { password: 'not the password' })),
    ownStatus: 400,
  },
  'GET /api/v1/user': only(() => api('/user')),
  'PUT /api/v1/user': only(() => api('/user', { name: 'Somebody' })),
  'POST /api/v1/user/email': {
    ...only(() => api('/user/email', { email: 'elsewhere@example.com', password: 'not the password' })),
    ownStatus: 400,
  },
  'POST /api/v1/user/password': {
    ...only(() => api('/user/password', { current_password: 'not the password', password: PASSWORD })),
    ownStatus: 400,
  },
  'GET /api/v1/sessions': only(() => api('/sessions')),
  // Of a session that is nobody's: server/accounts tells of other people's.
  'POST /api/v1/sessions/:id/end': { ...only(() => api(`/sessions/${newId()}/end`)), ownStatus: 404 },
  'GET /api/v1/staff-pin': only(() => api('/staff-pin')),
  'POST /api/v1/staff-pin': only(() => api('/staff-pin', { pin: PIN })),
  'POST /api/v1/shared-till': only(() => api('/shared-till')),
  // Of a session that is a shared till, which server/shared-till tells of.
  'GET /api/v1/shared-till/people': { ...only(() => api('/shared-till/people')), ownStatus: 403 },
  'POST /api/v1/shared-till/come': {
    ...only((s) => api('/shared-till/come', { member_id: s.ownerMemberId, pin: PIN })),
    ownStatus: 403,
  },
  'POST /api/v1/shared-till/leave': { ...only(() => api('/shared-till/leave')), ownStatus: 403 },
  'POST /api/v1/shared-till/end': {
    ...only(() => api('/shared-till/end', { password: PASSWORD })),
    ownStatus: 403,
  },
  'GET /api/v1/factors': only(() => api('/factors')),
  'POST /api/v1/factors': {
    ...only(() => api('/factors', { password: 'not the password' })),
    ownStatus: 400,
  },
  // Of factors and devices that are nobody's, and of no sign-in: server/two-factor tells of other people's.
  'POST /api/v1/factors/:id/verify': {
    ...only(() => api(`/factors/${newId()}/verify`, { code: '000000' })),
    ownStatus: 404,
  },
  'POST /api/v1/factors/:id/backup-codes': {
    ...only(() => api(`/factors/${newId()}/backup-codes`, { code: '000000' })),
    ownStatus: 404,
  },
  'DELETE /api/v1/factors/:id': {
    ...only(() => api(`/factors/${newId()}`, { password: PASSWORD, code: '000000' })),
    ownStatus: 404,
  },
  'GET /api/v1/factors/challenge': only(() => api('/factors/challenge')),
  'POST /api/v1/factors/challenge': {
    ...only(() => api('/factors/challenge', { code: '000000' })),
    ownStatus: 409,
  },
  'DELETE /api/v1/remembered-devices/:id': {
    ...only(() => api(`/remembered-devices/${newId()}`)),
    ownStatus: 404,
  },
  'DELETE /api/v1/remembered-devices': only(() => api('/remembered-devices')),
  'GET /api/v1/company': only(() => api('/company')),
  'POST /api/v1/company/set-up': only(() => api('/company/set-up')),
  'POST /api/v1/send-team-invitation': only(() => api('/send-team-invitation', invited())),
  'POST /api/v1/tenant-invitations/:id/resend': only((s) =>
    api(`/tenant-invitations/${s.invitationIds.resent}/resend`),
  ),
  'POST /api/v1/tenant-invitations/:id/revoke': only((s) =>
    api(`/tenant-invitations/${s.invitationIds.revoked}/revoke`),
  ),
  // Nobody but its owner is on the team that the sweep looks from: what happens to others is told in server/team.
  'POST /api/v1/tenant-members/:id/remove': {
    ...only((s) => api(`/tenant-members/${s.ownerMemberId}/remove`, { revoke_api_keys: true })),
    ownStatus: 409,
  },
  'POST /api/v1/tenant-members/:id/role': {
    ...only((s) => api(`/tenant-members/${s.ownerMemberId}/role`, { role: 'counter' })),
    ownStatus: 409,
  },
  // Of a membership that is nobody's: the owner comes to a till by theirs at the end.
  'POST /api/v1/tenant-members/:id/reset-pin': {
    ...only(
      () => api(`/tenant-members/${newId()}/reset-pin`),
      (theirs) => [api(`/tenant-members/${theirs.ownerMemberId}/reset-pin`)],
    ),
    ownStatus: 404,
  },
  'POST /api/v1/tenant-members/:id/leave': {
    ...only((s) => api(`/tenant-members/${s.ownerMemberId}/leave`)),
    ownStatus: 409,
  },
  'POST /api/v1/tenant-members/:id/hand-over': {
    ...only((s) => api(`/tenant-members/${s.ownerMemberId}/hand-over`)),
    ownStatus: 409,
  },
  'POST /api/v1/invitation/open': {
    ...only(
      () => api('/invitation/open', { token: 'x'.repeat(43) }),
      (theirs) => [api('/invitation/open', { token: theirs.invitationIds.resent })],
    ),
    // A token that nobody was mailed.
    ownStatus: 404,
  },
  'POST /api/v1/invitation/accept': {
    ...only(
      () => api('/invitation/accept', { token: 'x'.repeat(43) }),
      (theirs) => [api('/invitation/accept', { token: theirs.invitationIds.resent })],
    ),
    ownStatus: 404,
  },
  'POST /api/v1/invitation/join': {
    ...only(
      () => api('/invitation/join', { token: 'x'.repeat(43), password: PASSWORD }),
      (theirs) => [api('/invitation/join', { token: theirs.invitationIds.resent, password: PASSWORD })],
    ),
    ownStatus: 404,
  },
  'POST /api/v1/portal/sign-in': only(
    (s) => api('/portal/sign-in', { phone: s.guest.phone, pin: PIN }),
    (theirs) => [
      api('/portal/sign-in', { phone: theirs.guest.phone, pin: '0000' }),
      api('/portal/sign-in', { phone: theirs.guest.phone, pin: '0000', business_id: theirs.businessId }),
    ],
  ),
  'POST /api/v1/portal/sign-out': only(() => api('/portal/sign-out')),
  'POST /api/v1/portal/code': {
    ...only(
      (s) => api('/portal/code', { phone: s.guest.phone }),
      (theirs) => [api('/portal/code', { phone: theirs.guest.phone })],
    ),
    writes: { communication_logs: 'the code is texted to the phone, in the name of a shop that knows it' },
  },
  'POST /api/v1/portal/code/confirm': {
    ...only(
      (s) => api('/portal/code/confirm', { phone: s.guest.phone, code: '000000', pin: '1234' }),
      (theirs) => [api('/portal/code/confirm', { phone: theirs.guest.phone, code: '123456', pin: '1234' })],
    ),
    // A code that nobody was texted.
    ownStatus: 400,
  },
  'GET /api/v1/portal/card': only(() => api('/portal/card')),
  'GET /api/v1/portal/history': only(
    () => api(`/portal/history?before=${encodeURIComponent(`2999-01-01T00:00:00.000Z_${newId()}`)}`),
    (theirs) => [
      api(`/portal/history?before=${encodeURIComponent(`2999-01-01T00:00:00.000Z_${theirs.operationId}`)}`),
    ],
  ),
  'POST /api/v1/portal/rewards/claim': only((s) =>
    api('/portal/rewards/claim', { reward_id: s.rewards.claimed }),
  ),
  'POST /api/v1/portal/rewards/cancel': only((s) =>
    api('/portal/rewards/cancel', { customer_reward_id: s.guest.claimId }),
  ),
}

const invited = () => ({ email: `${newId()}@elsewhere.example`, role: 'member' })
const place = (id: string) => encodeURIComponent(`2999-01-01T00:00:00.000Z_${id}`)
const mergeOf = ({ duplicateId, marker }: FilledShop) => ({
  duplicate_id: duplicateId,
  confirmation: `Du ${marker}`,
})
const correctionOf = ({ programs }: FilledShop) => ({
  program_id: programs.points,
  points: 3,
  reason: 'Forgotten card',
})

const quickMessage = (type: 'sms' | 'email', to: FilledShop, from: FilledShop) => ({
  customerId: to.guest.customerId,
  templateId: from.templates[type],
})
const previewPath = (type: 'sms' | 'email', to: FilledShop, from: FilledShop) =>
  `/message-previews/${type}/${to.guest.customerId}/${from.templates[type]}`

const newcomer = () => ({
  company_name: 'Elsewhere',
  email: `${newId()}@elsewhere.example`,
  password: PASSWORD,
  tier_id: '01939c00-0000-7000-8000-000000000001',
})

/** Sends a sample; every one brings a fresh key, for the routes that want one. */
export const send = (who: Visitor, method: string, { path, body }: Sample): Promise<Answer> =>
  who.send(method, path, body, { 'idempotency-key': newId() })
