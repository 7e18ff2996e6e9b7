import { newId } from '#server/platform/context/ids.ts'
import { PASSWORD } from '../fillBusiness.ts'
import { PIN } from '../fillTill.ts'
import { api, only, type RouteCase } from './routeCase.ts'

const newcomer = () => ({
  company_name: 'Elsewhere',
  email: `${newId()}@elsewhere.example`,
  password: PASSWORD,
  tier_id: '01939c00-0000-7000-8000-000000000001',
})
const invited = () => ({ email: `${newId()}@elsewhere.example`, role: 'member' })

/** The routes of server/identity. */
export const identity: Record<string, RouteCase> = {
  'POST /api/app/api-keys': only(() => api('/app/api-keys', { name: 'Till robot' })),
  'GET /api/app/api-keys': only(() => api('/app/api-keys')),
  'DELETE /api/app/api-keys/:id': only((s) => api(`/app/api-keys/${s.apiKeys.revoked.id}`)),
  'POST /api/auth/sign-up': only(
    () => api('/auth/sign-up', newcomer()),
    ({ ownerEmail }) => [api('/auth/sign-up', { ...newcomer(), email: ownerEmail })],
  ),
  'POST /api/auth/sign-in': {
    ...only(
      (s) => api('/auth/sign-in', { email: s.ownerEmail, password: PASSWORD }),
      ({ ownerEmail }) => [api('/auth/sign-in', { email: ownerEmail, password: 'not the password' })],
    ),
    writes: { audit_entries: 'who tries to sign in to an account stands in the log of its shop' },
  },
  'POST /api/auth/token': only(
    (s) => api('/auth/token?grant_type=password', { email: s.ownerEmail, password: PASSWORD }),
    ({ ownerEmail }) => [
      api('/auth/token?grant_type=password', { email: ownerEmail, password: 'not the password' }),
      api('/auth/token?grant_type=refresh_token', { refresh_token: `${newId()}.1.${'x'.repeat(43)}` }),
    ],
  ),
  'GET /api/auth/settings': only(() => api('/auth/settings')),
  // Google is off in this scene. server/identity/sign-in/google.test.ts switches it on.
  'POST /api/auth/authorize': {
    ...only(() => api('/auth/authorize', { provider: 'google' })),
    ownStatus: 404,
  },
  // No company has its own provider in this scene. server/identity/sign-in/sso.test.ts has one.
  'POST /api/auth/sso': { ...only(() => api('/auth/sso', { domain: 'acme.example' })), ownStatus: 404 },
  'POST /api/auth/sign-out': only(() => api('/auth/sign-out')),
  'GET /api/auth/session': only(() => api('/auth/session')),
  'POST /api/auth/session/business': only((s) =>
    api('/auth/session/business', { business_id: s.businessId }),
  ),
  'POST /api/auth/otp': only(
    (s) => api('/auth/otp', { email: s.ownerEmail, create_user: false }),
    ({ ownerEmail }) => [api('/auth/otp', { email: ownerEmail, create_user: false })],
  ),
  'POST /api/auth/otp/open': {
    ...only(() => api('/auth/otp/open', { token: 'x'.repeat(43) })),
    ownStatus: 409,
  },
  'POST /api/auth/user/phone': {
    ...only(() => api('/auth/user/phone', { phone: '+12015550123', password: 'not the password' })),
    ownStatus: 400,
  },
  'POST /api/auth/user/phone/verify': {
    ...only(() => api('/auth/user/phone/verify', { phone: '+12015550123', token: '123456' })),
    ownStatus: 400,
  },
  'DELETE /api/auth/user/phone': {
    ...only(() => api('/auth/user/phone', { password: 'not the password' })),
    ownStatus: 400,
  },
  'GET /api/auth/proof': { ...only(() => api('/auth/proof')), ownStatus: 204 },
  'POST /api/auth/proof': {
    ...only(() => api('/auth/proof', { password: 'not the password' })),
    ownStatus: 400,
  },
  'GET /api/auth/factors': only(() => api('/auth/factors')),
  'POST /api/auth/factors': {
    ...only(() => api('/auth/factors', { password: 'not the password' })),
    ownStatus: 400,
  },
  // Unknown factors and devices, and no sign-in. server/identity/two-factor tests those of other people.
  'POST /api/auth/factors/:id/verify': {
    ...only(() => api(`/auth/factors/${newId()}/verify`, { code: '000000' })),
    ownStatus: 404,
  },
  'POST /api/auth/factors/:id/backup-codes': {
    ...only(() => api(`/auth/factors/${newId()}/backup-codes`, { code: '000000' })),
    ownStatus: 404,
  },
  'DELETE /api/auth/factors/:id': {
    ...only(() => api(`/auth/factors/${newId()}`, { password: PASSWORD, code: '000000' })),
    ownStatus: 404,
  },
  'GET /api/auth/factors/challenge': only(() => api('/auth/factors/challenge')),
  'POST /api/auth/factors/challenge': {
    ...only(() => api('/auth/factors/challenge', { code: '000000' })),
    ownStatus: 409,
  },
  'DELETE /api/auth/remembered-devices/:id': {
    ...only(() => api(`/auth/remembered-devices/${newId()}`)),
    ownStatus: 404,
  },
  'DELETE /api/auth/remembered-devices': only(() => api('/auth/remembered-devices')),
  'POST /api/auth/recover': only(
    (s) => api('/auth/recover', { email: s.ownerEmail }),
    ({ ownerEmail }) => [api('/auth/recover', { email: ownerEmail })],
  ),
  // Tokens that were never mailed.
  'POST /api/auth/reset-password/open': {
    ...only(() => api('/auth/reset-password/open', { token: 'x'.repeat(43) })),
    ownStatus: 409,
  },
  'POST /api/auth/reset-password': {
    ...only(() => api('/auth/reset-password', { token: 'x'.repeat(43), password: PASSWORD })),
    ownStatus: 409,
  },
  'POST /api/auth/verify/open': {
    ...only(() => api('/auth/verify/open', { type: 'signup', token: 'x'.repeat(43) })),
    ownStatus: 409,
  },
  'POST /api/auth/verify': {
    ...only(() => api('/auth/verify', { type: 'signup', token: 'x'.repeat(43) })),
    ownStatus: 409,
  },
  'POST /api/auth/resend': only(() => api('/auth/resend')),
  'GET /api/auth/user': only(() => api('/auth/user')),
  'PUT /api/auth/user': only(() => api('/auth/user', { name: 'Somebody' })),
  'PUT /api/auth/user/language': only(() => api('/auth/user/language', { language: 'en' })),
  'POST /api/auth/user/email': {
    ...only(() => api('/auth/user/email', { email: 'elsewhere@example.com', password: 'not the password' })),
    ownStatus: 400,
  },
  'POST /api/auth/user/password': {
    ...only(() => api('/auth/user/password', { current_password: 'not the password', password: PASSWORD })),
    ownStatus: 400,
  },
  'GET /api/auth/sessions': only(() => api('/auth/sessions')),
  // An unknown session. server/identity/accounts tests those of other people.
  'DELETE /api/auth/sessions/:id': { ...only(() => api(`/auth/sessions/${newId()}`)), ownStatus: 404 },
  'GET /api/app/staff-pin': only(() => api('/app/staff-pin')),
  'PUT /api/app/staff-pin': only(() => api('/app/staff-pin', { pin: PIN })),
  'POST /api/app/shared-till': only(() => api('/app/shared-till')),
  // For the session of a shared till. server/identity/team/shared-till tests it.
  'GET /api/app/shared-till/people': { ...only(() => api('/app/shared-till/people')), ownStatus: 403 },
  'POST /api/app/shared-till/come': {
    ...only((s) => api('/app/shared-till/come', { member_id: s.ownerMemberId, pin: PIN })),
    ownStatus: 403,
  },
  'POST /api/app/shared-till/leave': { ...only(() => api('/app/shared-till/leave')), ownStatus: 403 },
  'POST /api/app/shared-till/end': {
    ...only(() => api('/app/shared-till/end', { password: PASSWORD })),
    ownStatus: 403,
  },
  // For super admins. No member of a business is one.
  'DELETE /api/app/look': { ...only(() => api('/app/look')), ownStatus: 403 },
  'GET /api/app/company': only(() => api('/app/company')),
  'POST /api/app/company/set-up': only(() => api('/app/company/set-up')),
  'POST /api/v1/send-team-invitation': only(() => api('/v1/send-team-invitation', invited())),
  'POST /api/app/tenant-invitations/:id/resend': only((s) =>
    api(`/app/tenant-invitations/${s.invitationIds.resent}/resend`),
  ),
  'DELETE /api/app/tenant-invitations/:id': only((s) =>
    api(`/app/tenant-invitations/${s.invitationIds.revoked}`),
  ),
  // The team of the caller has only its owner. server/identity/team tests other members.
  'DELETE /api/app/tenant-members/:id': {
    ...only((s) => api(`/app/tenant-members/${s.ownerMemberId}`, { revoke_api_keys: true })),
    ownStatus: 409,
  },
  'POST /api/app/tenant-members/:id/change-role': {
    ...only((s) => api(`/app/tenant-members/${s.ownerMemberId}/change-role`, { role: 'counter' })),
    ownStatus: 409,
  },
  // An unknown membership, because the owner signs in at a till by their own at the end.
  'POST /api/app/tenant-members/:id/reset-pin': {
    ...only(
      () => api(`/app/tenant-members/${newId()}/reset-pin`),
      (theirs) => [api(`/app/tenant-members/${theirs.ownerMemberId}/reset-pin`)],
    ),
    ownStatus: 404,
  },
  'POST /api/app/tenant-members/:id/leave': {
    ...only((s) => api(`/app/tenant-members/${s.ownerMemberId}/leave`)),
    ownStatus: 409,
  },
  'POST /api/app/tenant-members/:id/hand-over': {
    ...only((s) => api(`/app/tenant-members/${s.ownerMemberId}/hand-over`)),
    ownStatus: 409,
  },
  'GET /api/app/till-devices': only(() => api('/app/till-devices')),
  'POST /api/app/till-devices': only(() => api('/app/till-devices', {})),
  'PUT /api/app/till-devices/redeeming': only(() => api('/app/till-devices/redeeming', { most: 500 })),
  'POST /api/app/till-devices/:id/end': only((s) => api(`/app/till-devices/${s.devices.lost}/end`)),
  'POST /api/app/till-devices/:id/contact': only((s) => api(`/app/till-devices/${s.devices.kept}/contact`)),
  // Nobody was in contact by this device. server/identity/till-devices/tillDevices.test.ts reads what another is given.
  'GET /api/app/till-devices/:id/guests': {
    ...only(
      (s) => api(`/app/till-devices/${s.devices.quiet}/guests`),
      (theirs) => [api(`/app/till-devices/${theirs.devices.kept}/guests`)],
    ),
    ownStatus: 409,
  },
  'POST /api/auth/invitation/open': {
    ...only(
      () => api('/auth/invitation/open', { token: 'x'.repeat(43) }),
      (theirs) => [api('/auth/invitation/open', { token: theirs.invitationIds.resent })],
    ),
    // A token that was never mailed.
    ownStatus: 404,
  },
  'POST /api/auth/invitation/accept': {
    ...only(
      () => api('/auth/invitation/accept', { token: 'x'.repeat(43) }),
      (theirs) => [api('/auth/invitation/accept', { token: theirs.invitationIds.resent })],
    ),
    ownStatus: 404,
  },
  'POST /api/auth/invitation/join': {
    ...only(
      () => api('/auth/invitation/join', { token: 'x'.repeat(43), password: PASSWORD }),
      (theirs) => [api('/auth/invitation/join', { token: theirs.invitationIds.resent, password: PASSWORD })],
    ),
    ownStatus: 404,
  },
}
