import { writeCursor } from '#server/platform/http/pages/page.ts'
import { png } from '#tests/world/pictures.ts'
import type { FilledBusiness } from '../fillBusiness.ts'
import { api, only, place, type RouteCase } from './routeCase.ts'

const seenIn = (act: string) => (s: FilledBusiness) =>
  api(`/app/conversations/${s.customer.customerId}/${act}`, { text_id: s.customerTextId })
/** A text of another business as the end of the caller's own conversation. */
const seenInOwn = (act: string) => (theirs: FilledBusiness, mine: FilledBusiness) => [
  api(`/app/conversations/${mine.customer.customerId}/${act}`, { text_id: theirs.customerTextId }),
]

export const smsWords = { message_template: 'Hi {firstName}, we open at 8.' }
export const emailWords = { subject: 'News', body: 'Hi {firstName}, we open at 8.' }
const smsDraft = { name: 'Hours', trigger_type: 'custom', ...smsWords }
const emailDraft = { name: 'Hours', trigger_type: 'custom', ...emailWords }
const pictureBlock = (picture_id: string) => ({
  kind: 'picture',
  picture_id,
  alt: 'Door',
  link: null,
  width: 100,
})
const ruleOf = (condition: object) => ({ match: 'all', of: [condition] })
const taggedRule = (tag: string) => ruleOf({ about: 'tag', tag, is: 'has' })
const campaign = { name: 'News', type: 'sms', texts: [{ body: 'Hi {firstName}, we open at 8.' }] }
const campaignEdit = { name: 'News', texts: [emailWords], version: 1 }
const pickedFrom = ({ customer }: FilledBusiness) => ({ kind: 'picked', customer_ids: [customer.customerId] })
const giftOf = ({ rewards }: FilledBusiness) => ({
  kind: 'reward',
  reward_id: rewards.claimed,
  valid_days: 14,
})
const codesOf = ({ programs }: FilledBusiness) => ({ kind: 'rebate_code', program_id: programs.rebate_code })

const triggerDraft = ({ sms }: { sms: string }) => ({
  sms_template_id: sms,
  email_template_id: null,
  delay_minutes: 0,
  holdout_percent: 0,
  settings: {},
  version: 1,
})

const previewPath = (type: 'sms' | 'email', to: FilledBusiness, from: FilledBusiness) =>
  `/app/message-previews/${type}/${to.customer.customerId}/${from.templates[type]}`

/** The routes of server/messaging. */
export const messaging: Record<string, RouteCase> = {
  'GET /api/v1/sms-templates': only(() => api('/v1/sms-templates')),
  'GET /api/v1/email-templates': only(() => api('/v1/email-templates')),
  'POST /api/v1/sms-templates': only(() => api('/v1/sms-templates', smsDraft)),
  'PUT /api/v1/sms-templates/:id': only((s) =>
    api(`/v1/sms-templates/${s.templates.sms}`, { ...smsDraft, version: 1 }),
  ),
  'POST /api/v1/sms-templates/:id/deactivate': only((s) =>
    api(`/v1/sms-templates/${s.templates.spare.sms}/deactivate`),
  ),
  'POST /api/v1/sms-templates/:id/activate': only((s) =>
    api(`/v1/sms-templates/${s.templates.spare.sms}/activate`),
  ),
  'GET /api/app/email-starters': only(() => api('/app/email-starters')),
  'POST /api/v1/email-templates': only(
    () => api('/v1/email-templates', emailDraft),
    ({ pictures }) => [api('/v1/email-templates', { ...emailDraft, blocks: [pictureBlock(pictures.kept)] })],
  ),
  'PUT /api/v1/email-templates/:id': only((s) =>
    api(`/v1/email-templates/${s.templates.email}`, { ...emailDraft, version: 1 }),
  ),
  'POST /api/v1/email-templates/:id/deactivate': only((s) =>
    api(`/v1/email-templates/${s.templates.spare.email}/deactivate`),
  ),
  'POST /api/v1/email-templates/:id/activate': only((s) =>
    api(`/v1/email-templates/${s.templates.spare.email}/activate`),
  ),
  'POST /api/v1/email-templates/:id/drop-links': only((s) =>
    api(`/v1/email-templates/${s.templates.spare.email}/drop-links`),
  ),
  'GET /api/app/pictures': only(() => api('/app/pictures')),
  'POST /api/app/pictures': only(() =>
    api('/app/pictures', { name: 'Door', picture: png('#654321').toString('base64') }),
  ),
  'DELETE /api/app/pictures/:id': only((s) => api(`/app/pictures/${s.pictures.deleted}`)),
  'GET /api/v1/segments': only(() => api('/v1/segments')),
  'GET /api/app/segment-counts': only(() => api('/app/segment-counts')),
  'POST /api/v1/segments/count': only(
    (s) => api('/v1/segments/count', { rule: taggedRule(s.tags.kept) }),
    ({ programs, qrCode }) => [
      api('/v1/segments/count', { rule: ruleOf({ about: 'program', program: programs.points, is: 'in' }) }),
      api('/v1/segments/count', { rule: ruleOf({ about: 'qr_code', qr_code: qrCode.id }) }),
    ],
  ),
  'POST /api/v1/segments': only((s) =>
    api('/v1/segments', { name: `Often ${s.marker}`, rule: taggedRule(s.tags.kept) }),
  ),
  'PUT /api/v1/segments/:id': only(
    (s) =>
      api(`/v1/segments/${s.segments.kept}`, {
        ...{ version: 1, name: `Seldom ${s.marker}` },
        rule: taggedRule(s.tags.kept),
      }),
    (theirs, mine) => [
      api(`/v1/segments/${theirs.segments.kept}`, {
        ...{ version: 1, name: 'Mine now' },
        rule: taggedRule(mine.tags.kept),
      }),
    ],
  ),
  'DELETE /api/v1/segments/:id': only((s) => api(`/v1/segments/${s.segments.deleted}`)),
  'GET /api/app/triggers': only(() => api('/app/triggers')),
  'GET /api/app/triggers/results': only(() => api('/app/triggers/results')),
  'GET /api/app/triggers/:kind/forecast': only(() => api('/app/triggers/birthday/forecast')),
  'PUT /api/app/triggers/:kind': only(
    (s) => api('/app/triggers/expiry', triggerDraft(s.templates)),
    ({ templates }) => [api('/app/triggers/expiry', { ...triggerDraft(templates), version: 0 })],
  ),
  'POST /api/app/triggers/:kind/activate': only(() =>
    api('/app/triggers/miss_you/activate', { by: ['sms'] }),
  ),
  'POST /api/app/triggers/:kind/deactivate': only(() => api('/app/triggers/miss_you/deactivate')),
  'GET /api/app/message-previews/:type/:customer_id/:template_id': only(
    (s) => api(previewPath('sms', s, s)),
    (theirs, mine) => [
      api(previewPath('sms', theirs, mine)),
      api(previewPath('sms', mine, theirs)),
      api(previewPath('email', mine, theirs)),
    ],
  ),
  'GET /api/v1/messages': only(
    () => api('/v1/messages?search='),
    ({ marker, customer, messageId }) => [
      api(`/v1/messages?search=${marker}`),
      api(`/v1/messages?search=${encodeURIComponent(customer.phone)}`),
      api('/v1/messages?search=%25&type=sms&status=failed&limit=500'),
      api(`/v1/messages?after=${place(messageId)}`),
    ],
  ),
  'GET /api/v1/messages/:id': only((s) => api(`/v1/messages/${s.messageId}`)),
  // Only texts from customers are marked as read. This one was sent, so it stays as it is.
  'POST /api/app/messages/:id/see': only((s) => api(`/app/messages/${s.messageId}/see`)),
  'GET /api/app/conversations': only(
    () => api('/app/conversations?filter=all'),
    ({ marker, customer, customerTextId }) => [
      api(`/app/conversations?filter=all&search=${marker}`),
      api(`/app/conversations?filter=open&search=${encodeURIComponent(customer.phone)}`),
      api(`/app/conversations?filter=all&after=${place(customerTextId)}`),
    ],
  ),
  'GET /api/app/unread-texts': only(() => api('/app/unread-texts')),
  'GET /api/app/conversations/:id': only(
    (s) => api(`/app/conversations/${s.customer.customerId}`),
    (s) => [api(`/app/conversations/${s.customerTextId}`)],
  ),
  'GET /api/app/conversations/:id/texts': only(
    (s) => api(`/app/conversations/${s.customer.customerId}/texts`),
    (s) => [api(`/app/conversations/${s.customerTextId}/texts`)],
  ),
  'POST /api/app/conversations/:id/see': only(seenIn('see'), seenInOwn('see')),
  'POST /api/app/conversations/:id/finish': only(seenIn('finish'), seenInOwn('finish')),
  'POST /api/app/conversations/:id/reopen': only((s) =>
    api(`/app/conversations/${s.customer.customerId}/reopen`),
  ),
  'POST /api/app/conversations/:id/preview': only((s) =>
    api(`/app/conversations/${s.customer.customerId}/preview`, { content: 'Yes' }),
  ),
  'POST /api/app/conversations/:id/answers': only((s) =>
    api(`/app/conversations/${s.customer.customerId}/answers`, { content: 'Yes' }),
  ),
  'GET /api/v1/campaigns': only(
    () => api('/v1/campaigns'),
    ({ campaigns }) => [api(`/v1/campaigns?after=${place(campaigns.draft)}`)],
  ),
  'POST /api/v1/campaigns': only(
    () => api('/v1/campaigns', campaign),
    (theirs) => [
      api('/v1/campaigns', { ...campaign, audience: pickedFrom(theirs) }),
      api('/v1/campaigns', { ...campaign, template_id: theirs.templates.sms }),
      api('/v1/campaigns', { ...campaign, offer: codesOf(theirs) }),
      api('/v1/campaigns', { ...campaign, offer: giftOf(theirs) }),
    ],
  ),
  'GET /api/v1/campaigns/:id': only((s) => api(`/v1/campaigns/${s.campaigns.draft}`)),
  'PUT /api/v1/campaigns/:id': only(
    (s) => api(`/v1/campaigns/${s.campaigns.draft}`, campaignEdit),
    (theirs, mine) => [
      api(`/v1/campaigns/${mine.campaigns.draft}`, { ...campaignEdit, audience: pickedFrom(theirs) }),
      api(`/v1/campaigns/${mine.campaigns.draft}`, { ...campaignEdit, template_id: theirs.templates.email }),
      api(`/v1/campaigns/${mine.campaigns.draft}`, { ...campaignEdit, offer: codesOf(theirs) }),
      api(`/v1/campaigns/${mine.campaigns.draft}`, { ...campaignEdit, offer: giftOf(theirs) }),
    ],
  ),
  'GET /api/v1/campaigns/:id/effect': only((s) => api(`/v1/campaigns/${s.campaigns.draft}/effect`)),
  'GET /api/app/campaign-effect': only(() => api('/app/campaign-effect')),
  'DELETE /api/v1/campaigns/:id': only((s) => api(`/v1/campaigns/${s.campaigns.deleted}`)),
  'GET /api/v1/campaigns/:id/forecast': only((s) => api(`/v1/campaigns/${s.campaigns.draft}/forecast`)),
  'GET /api/v1/campaigns/:id/results': only((s) => api(`/v1/campaigns/${s.campaigns.started}/results`)),
  'GET /api/v1/campaigns/:id/recipients': only(
    (s) => api(`/v1/campaigns/${s.campaigns.started}/recipients`),
    ({ campaigns, customer }) => [
      api(`/v1/campaigns/${campaigns.started}/recipients?state=waiting&limit=200`),
      api(`/v1/campaigns/${campaigns.started}/recipients?after=${writeCursor([customer.customerId])}`),
    ],
  ),
  'POST /api/v1/campaigns/:id/start': only((s) =>
    api(`/v1/campaigns/${s.campaigns.ready}/start`, { version: 1 }),
  ),
  'POST /api/v1/campaigns/:id/reopen': only((s) => api(`/v1/campaigns/${s.campaigns.scheduled}/reopen`)),
  'POST /api/v1/campaigns/:id/pause': only((s) => api(`/v1/campaigns/${s.campaigns.started}/pause`)),
  'POST /api/v1/campaigns/:id/resume': only((s) => api(`/v1/campaigns/${s.campaigns.started}/resume`)),
  'POST /api/v1/campaigns/:id/cancel': only((s) => api(`/v1/campaigns/${s.campaigns.started}/cancel`)),
  // None of its messages has failed.
  'POST /api/v1/campaigns/:id/retry': {
    sample: (s) => api(`/v1/campaigns/${s.campaigns.ready}/retry`),
    ownStatus: 409,
  },
  // It waits for no review.
  'POST /api/v1/campaigns/:id/drop-links': {
    sample: (s) => api(`/v1/campaigns/${s.campaigns.ready}/drop-links`),
    ownStatus: 409,
  },
}
