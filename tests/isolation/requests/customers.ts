import { newId } from '#server/platform/context/ids.ts'
import type { FilledBusiness } from '../fillBusiness.ts'
import { PIN } from '../fillTill.ts'
import { emailWords, smsWords } from './messaging.ts'
import { api, only, place, type RouteCase } from './routeCase.ts'

const quickMessage = (type: 'sms' | 'email', to: FilledBusiness, from: FilledBusiness) => ({
  customerId: to.customer.customerId,
  templateId: from.templates[type],
})
const mergeOf = ({ duplicateId, marker }: FilledBusiness) => ({
  duplicate_id: duplicateId,
  confirmation: `Du ${marker}`,
})
const correctionOf = ({ programs }: FilledBusiness) => ({
  program_id: programs.points,
  points: 3,
  reason: 'Forgotten card',
})

/** The routes about one customer, and those of the portal. */
export const customers: Record<string, RouteCase> = {
  'POST /api/v1/send-transactional-sms': only(
    (s) => api('/v1/send-transactional-sms', quickMessage('sms', s, s)),
    (theirs, mine) => [
      api('/v1/send-transactional-sms', quickMessage('sms', theirs, mine)),
      api('/v1/send-transactional-sms', quickMessage('sms', mine, theirs)),
    ],
  ),
  'POST /api/v1/send-transactional-email': only(
    (s) => api('/v1/send-transactional-email', quickMessage('email', s, s)),
    (theirs, mine) => [
      api('/v1/send-transactional-email', quickMessage('email', theirs, mine)),
      api('/v1/send-transactional-email', quickMessage('email', mine, theirs)),
    ],
  ),
  'POST /api/app/sms-drafts/preview': only((s) =>
    api('/app/sms-drafts/preview', { ...smsWords, customer_id: s.customer.customerId }),
  ),
  'POST /api/app/email-drafts/preview': only((s) =>
    api('/app/email-drafts/preview', { ...emailWords, customer_id: s.customer.customerId }),
  ),
  // The owner's account has no phone, so there is nowhere to send the test.
  'POST /api/app/sms-drafts/test': {
    sample: (s) => api('/app/sms-drafts/test', { ...smsWords, customer_id: s.customer.customerId }),
    ownStatus: 409,
  },
  'POST /api/app/email-drafts/test': only((s) =>
    api('/app/email-drafts/test', { ...emailWords, customer_id: s.customer.customerId }),
  ),
  'POST /api/app/counter/customers/:id/show-pin-code': only((s) =>
    api(`/app/counter/customers/${s.customer.customerId}/show-pin-code`),
  ),
  'POST /api/auth/portal/sign-in': only(
    (s) => api('/auth/portal/sign-in', { phone: s.customer.phone, pin: PIN }),
    (theirs) => [
      api('/auth/portal/sign-in', { phone: theirs.customer.phone, pin: '0000' }),
      api('/auth/portal/sign-in', {
        phone: theirs.customer.phone,
        pin: '0000',
        business_id: theirs.businessId,
      }),
    ],
  ),
  'POST /api/auth/portal/sign-out': only(() => api('/auth/portal/sign-out')),
  'POST /api/auth/portal/code': {
    ...only(
      (s) => api('/auth/portal/code', { phone: s.customer.phone }),
      (theirs) => [api('/auth/portal/code', { phone: theirs.customer.phone })],
    ),
    writes: { communication_logs: 'the code is texted to the phone, in the name of a shop that knows it' },
  },
  'POST /api/auth/portal/code/confirm': {
    ...only(
      (s) => api('/auth/portal/code/confirm', { phone: s.customer.phone, code: '000000', pin: PIN }),
      (theirs) => [
        api('/auth/portal/code/confirm', { phone: theirs.customer.phone, code: '123456', pin: PIN }),
      ],
    ),
    // A code that was never texted.
    ownStatus: 400,
  },
  'GET /api/app/portal/card': only(() => api('/app/portal/card')),
  'GET /api/app/portal/history': only(
    () => api(`/app/portal/history?after=${place(newId())}`),
    (theirs) => [api(`/app/portal/history?after=${place(theirs.operationId)}`)],
  ),
  'PUT /api/app/portal/pin': {
    ...only(() => api('/app/portal/pin', { present_pin: '0000', pin: PIN })),
    ownStatus: 400,
  },
  'POST /api/app/portal/rewards/:id/claim': only((s) =>
    api(`/app/portal/rewards/${s.rewards.claimed}/claim`),
  ),
  'POST /api/app/portal/customer-rewards/:id/cancel': only((s) =>
    api(`/app/portal/customer-rewards/${s.customer.claimId}/cancel`),
  ),
  'GET /api/app/portal/profile': only(() => api('/app/portal/profile')),
  // Unchanged details with an unknown version, which change nothing.
  'PUT /api/app/portal/profile': {
    ...only(() => api('/app/portal/profile', { version: 1_000_000 })),
    ownStatus: 409,
  },
  'PUT /api/app/portal/preferences': only(() => api('/app/portal/preferences', {})),
  'PUT /api/app/portal/consents': {
    ...only(() => api('/app/portal/consents', { channel: 'sms', given: true, wording_mark: 'other words' })),
    ownStatus: 409,
  },
  'GET /api/app/portal/export': only(() => api('/app/portal/export')),
  // A wrong PIN, because the customer is still needed afterwards.
  'POST /api/app/portal/erase': { ...only(() => api('/app/portal/erase', { pin: '0000' })), ownStatus: 400 },
  'GET /api/app/customers/:id/record': only((s) => api(`/app/customers/${s.customer.customerId}/record`)),
  'GET /api/v1/customers/:id/history': only(
    (s) => api(`/v1/customers/${s.customer.customerId}/history`),
    (theirs) => [
      api(`/v1/customers/${theirs.customer.customerId}/history?after=${place(theirs.operationId)}`),
    ],
  ),
  'GET /api/v1/customers/:id/consents': only((s) => api(`/v1/customers/${s.customer.customerId}/consents`)),
  'GET /api/v1/customers/:id/rewards': only((s) => api(`/v1/customers/${s.customer.customerId}/rewards`)),
  'GET /api/v1/customers/:id/messages': only((s) => api(`/v1/customers/${s.customer.customerId}/messages`)),
  'PATCH /api/v1/customers/:id': only(
    (s) => api(`/v1/customers/${s.duplicateId}`, { version: 1, notes: 'Likes oat milk' }),
    (theirs) => [api(`/v1/customers/${theirs.customer.customerId}`, { version: 1, phone: '' })],
  ),
  'POST /api/v1/customers/:id/record-consent': only((s) =>
    api(`/v1/customers/${s.newcomerId}/record-consent`, { channel: 'email', given: false }),
  ),
  'POST /api/v1/customers/:id/tags': only((s) =>
    api(`/v1/customers/${s.newcomerId}/tags`, { name: `Regular ${s.marker}` }),
  ),
  'DELETE /api/v1/customers/:id/tags/:tag_id': only(
    (s) => api(`/v1/customers/${s.customer.customerId}/tags/${s.tags.kept}`),
    (theirs, mine) => [
      api(`/v1/customers/${mine.customer.customerId}/tags/${theirs.tags.kept}`),
      api(`/v1/customers/${theirs.customer.customerId}/tags/${mine.tags.kept}`),
    ],
  ),
  'PUT /api/v1/customers/:id/portal': only((s) =>
    api(`/v1/customers/${s.newcomerId}/portal`, { enabled: true }),
  ),
  'GET /api/app/customers/:id/merge-preview/:duplicate_id': only(
    (s) => api(`/app/customers/${s.newcomerId}/merge-preview/${s.duplicateId}`),
    (theirs, mine) => [
      api(`/app/customers/${mine.newcomerId}/merge-preview/${theirs.duplicateId}`),
      api(`/app/customers/${theirs.newcomerId}/merge-preview/${mine.duplicateId}`),
    ],
  ),
  'POST /api/v1/customers/:id/merge': only(
    (s) => api(`/v1/customers/${s.newcomerId}/merge`, mergeOf(s)),
    (theirs, mine) => [
      api(`/v1/customers/${mine.newcomerId}/merge`, mergeOf(theirs)),
      api(`/v1/customers/${theirs.newcomerId}/merge`, mergeOf(mine)),
    ],
  ),
  'POST /api/v1/customers/:id/adjustments': only(
    (s) => api(`/v1/customers/${s.customer.customerId}/adjustments`, correctionOf(s)),
    (theirs, mine) => [
      api(`/v1/customers/${theirs.customer.customerId}/adjustments`, correctionOf(mine)),
      api(`/v1/customers/${mine.customer.customerId}/adjustments`, correctionOf(theirs)),
    ],
  ),
  'GET /api/v1/customers/:id/export': only((s) => api(`/v1/customers/${s.customer.customerId}/export`)),
  'POST /api/v1/customers/:id/erase': only((s) =>
    api(`/v1/customers/${s.erasedId}/erase`, { confirmation: `Ed ${s.marker}` }),
  ),
  'POST /api/app/customer-selection/tag': only(
    (s) => api('/app/customer-selection/tag', { ids: [s.newcomerId], name: `Regular ${s.marker}` }),
    (theirs, mine) => [
      api('/app/customer-selection/tag', { ids: [mine.newcomerId, theirs.newcomerId], name: 'Ours' }),
    ],
  ),
  'POST /api/app/customer-selection/untag': only(
    (s) => api('/app/customer-selection/untag', { ids: [s.newcomerId], tag_id: s.tags.kept }),
    (theirs, mine) => [
      api('/app/customer-selection/untag', { ids: [mine.newcomerId], tag_id: theirs.tags.kept }),
      api('/app/customer-selection/untag', { ids: [theirs.customer.customerId], tag_id: theirs.tags.kept }),
    ],
  ),
  'POST /api/app/customer-selection/erase': only(
    (s) => api('/app/customer-selection/erase', { ids: [s.erasedId], confirmation: 'ERASE' }),
    (theirs) => [
      api('/app/customer-selection/erase', {
        ids: [theirs.newcomerId, theirs.customer.customerId],
        confirmation: 'ERASE',
      }),
    ],
  ),
}
