import { newId } from '#server/platform/ids.ts'
import { writeCursor, writeTimeCursor } from '#server/platform/page.ts'
import { LOCAL_MAILCHIMP_KEY } from '#stand-ins/mailchimp/key.ts'
import { audienceId } from '#stand-ins/mailchimp/mailchimp.ts'
import { agreed } from '#tests/world/agreed.ts'
import { csvForm } from '#tests/world/files.ts'
import { png } from '#tests/world/pictures.ts'
import type { Answer, Visitor } from '#tests/world/visitor.ts'
import { AGENCY, ANNOUNCEMENT, DOMAIN, type FilledBusiness, PASSWORD, PIN } from './fillBusiness.ts'

/** A request without its sender. */
export type Sample = { path: string; body?: unknown }

export type RouteCase = {
  /** A request that the business's own people may make and that works: `sweep` proves it at its end. */
  sample(business: FilledBusiness): Sample
  /** What else somebody of `mine` may try with ids of `theirs`, beside the same sample. */
  attacks?(theirs: FilledBusiness, mine: FilledBusiness): Sample[]
  /** Tables of the business to which a person who knows a phone may write, and why. */
  writes?: Record<string, string>
  /** The expected answers for the business's own people, where it is refused. */
  ownStatus?: number
}

/** Whether a sample was answered as its own people are. */
export const isOwn = ({ ownStatus }: RouteCase, status: number): boolean =>
  ownStatus === undefined ? isDone(status) : status === ownStatus
export const isDone = (status: number): boolean => [200, 201, 204].includes(status)

const api = (path: string, body?: unknown): Sample => ({ path: `/api${path}`, body })
const only = (sample: RouteCase['sample'], attacks?: RouteCase['attacks']): RouteCase =>
  attacks ? { sample, attacks } : { sample }

const seenIn = (act: string) => (s: FilledBusiness) =>
  api(`/app/conversations/${s.customer.customerId}/${act}`, { text_id: s.guestTextId })
/** The text of another shop as the end of one's own conversation. */
const seenInOwn = (act: string) => (theirs: FilledBusiness, mine: FilledBusiness) => [
  api(`/app/conversations/${mine.customer.customerId}/${act}`, { text_id: theirs.guestTextId }),
]

const ourPage = 'http://localhost:3000/subscription'
const someone = { first_name: 'Cleo', phone: '+12125550345', ...agreed }
const profile = {
  company_name: 'Corner Shop',
  brand_color: '#0f766e',
  address: '1 Main Street',
  contact_phone: '',
  contact_email: '',
  time_zone: 'America/Chicago',
  currency: 'USD',
  default_country: 'US',
  visit_window_minutes: 30,
  texts_from_hour: 9,
  texts_until_hour: 20,
  sms_opt_in_wording: '',
  email_opt_in_wording: '',
  privacy_notice: '',
}
const smsWords = { message_template: 'Hi {firstName}, we open at 8.' }
const emailWords = { subject: 'News', body: 'Hi {firstName}, we open at 8.' }
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
const terms = { name: 'Tea', points_price: 7 }
const campaign = { name: 'News', type: 'sms', texts: [{ body: 'Hi {firstName}, we open at 8.' }] }
const campaignEdit = { name: 'News', texts: [emailWords], version: 1 }
const emailConfig = { from_email: 'news@cafe.example', from_name: 'Café', api_key: '', report_key: '' }
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

/** Every route of the API by method and path; one that is missing here fails the sweep. */
export const requests: Record<string, RouteCase> = {
  'GET /api/app/subscription-tiers': only(() => api('/app/subscription-tiers')),
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
  'POST /api/app/counter/customers/:id/show-pin-code': only((s) =>
    api(`/app/counter/customers/${s.customer.customerId}/show-pin-code`),
  ),
  'GET /api/app/sms-templates': only(() => api('/app/sms-templates')),
  'GET /api/app/email-templates': only(() => api('/app/email-templates')),
  'POST /api/app/sms-templates': only(() => api('/app/sms-templates', smsDraft)),
  'PUT /api/app/sms-templates/:id': only((s) =>
    api(`/app/sms-templates/${s.templates.sms}`, { ...smsDraft, version: 1 }),
  ),
  'POST /api/app/sms-templates/:id/deactivate': only((s) =>
    api(`/app/sms-templates/${s.templates.spare.sms}/deactivate`),
  ),
  'POST /api/app/sms-templates/:id/activate': only((s) =>
    api(`/app/sms-templates/${s.templates.spare.sms}/activate`),
  ),
  'GET /api/app/email-starters': only(() => api('/app/email-starters')),
  'POST /api/app/email-templates': only(
    () => api('/app/email-templates', emailDraft),
    ({ pictures }) => [api('/app/email-templates', { ...emailDraft, blocks: [pictureBlock(pictures.kept)] })],
  ),
  'PUT /api/app/email-templates/:id': only((s) =>
    api(`/app/email-templates/${s.templates.email}`, { ...emailDraft, version: 1 }),
  ),
  'POST /api/app/email-templates/:id/deactivate': only((s) =>
    api(`/app/email-templates/${s.templates.spare.email}/deactivate`),
  ),
  'POST /api/app/email-templates/:id/activate': only((s) =>
    api(`/app/email-templates/${s.templates.spare.email}/activate`),
  ),
  'GET /api/app/segments': only(() => api('/app/segments')),
  'GET /api/app/segment-counts': only(() => api('/app/segment-counts')),
  'POST /api/app/segments/count': only(
    (s) => api('/app/segments/count', { rule: taggedRule(s.tags.kept) }),
    ({ programs, qrCode }) => [
      api('/app/segments/count', { rule: ruleOf({ about: 'program', program: programs.points, is: 'in' }) }),
      api('/app/segments/count', { rule: ruleOf({ about: 'qr_code', qr_code: qrCode.id }) }),
    ],
  ),
  'POST /api/app/segments': only((s) =>
    api('/app/segments', { name: `Often ${s.marker}`, rule: taggedRule(s.tags.kept) }),
  ),
  'PUT /api/app/segments/:id': only(
    (s) =>
      api(`/app/segments/${s.segments.kept}`, {
        ...{ version: 1, name: `Seldom ${s.marker}` },
        rule: taggedRule(s.tags.kept),
      }),
    (theirs, mine) => [
      api(`/app/segments/${theirs.segments.kept}`, {
        ...{ version: 1, name: 'Mine now' },
        rule: taggedRule(mine.tags.kept),
      }),
    ],
  ),
  'DELETE /api/app/segments/:id': only((s) => api(`/app/segments/${s.segments.deleted}`)),
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
  'POST /api/app/sms-drafts/preview': only((s) =>
    api('/app/sms-drafts/preview', { ...smsWords, customer_id: s.customer.customerId }),
  ),
  'POST /api/app/email-drafts/preview': only((s) =>
    api('/app/email-drafts/preview', { ...emailWords, customer_id: s.customer.customerId }),
  ),
  // Its owner's account has no phone, and theirs is not asked for.
  'POST /api/app/sms-drafts/test': {
    sample: (s) => api('/app/sms-drafts/test', { ...smsWords, customer_id: s.customer.customerId }),
    ownStatus: 409,
  },
  'POST /api/app/email-drafts/test': only((s) =>
    api('/app/email-drafts/test', { ...emailWords, customer_id: s.customer.customerId }),
  ),
  'GET /api/app/message-previews/:type/:customer_id/:template_id': only(
    (s) => api(previewPath('sms', s, s)),
    (theirs, mine) => [
      api(previewPath('sms', theirs, mine)),
      api(previewPath('sms', mine, theirs)),
      api(previewPath('email', mine, theirs)),
    ],
  ),
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
  'GET /api/app/campaigns': only(
    () => api('/app/campaigns'),
    ({ campaigns }) => [api(`/app/campaigns?after=${place(campaigns.draft)}`)],
  ),
  'POST /api/app/campaigns': only(
    () => api('/app/campaigns', campaign),
    (theirs) => [
      api('/app/campaigns', { ...campaign, audience: pickedFrom(theirs) }),
      api('/app/campaigns', { ...campaign, template_id: theirs.templates.sms }),
      api('/app/campaigns', { ...campaign, offer: codesOf(theirs) }),
      api('/app/campaigns', { ...campaign, offer: giftOf(theirs) }),
    ],
  ),
  'GET /api/app/campaigns/:id': only((s) => api(`/app/campaigns/${s.campaigns.draft}`)),
  'PUT /api/app/campaigns/:id': only(
    (s) => api(`/app/campaigns/${s.campaigns.draft}`, campaignEdit),
    (theirs, mine) => [
      api(`/app/campaigns/${mine.campaigns.draft}`, { ...campaignEdit, audience: pickedFrom(theirs) }),
      api(`/app/campaigns/${mine.campaigns.draft}`, { ...campaignEdit, template_id: theirs.templates.email }),
      api(`/app/campaigns/${mine.campaigns.draft}`, { ...campaignEdit, offer: codesOf(theirs) }),
      api(`/app/campaigns/${mine.campaigns.draft}`, { ...campaignEdit, offer: giftOf(theirs) }),
    ],
  ),
  'GET /api/app/campaigns/:id/effect': only((s) => api(`/app/campaigns/${s.campaigns.draft}/effect`)),
  'GET /api/app/campaign-effect': only(() => api('/app/campaign-effect')),
  'DELETE /api/app/campaigns/:id': only((s) => api(`/app/campaigns/${s.campaigns.deleted}`)),
  'GET /api/app/campaigns/:id/forecast': only((s) => api(`/app/campaigns/${s.campaigns.draft}/forecast`)),
  'GET /api/app/campaigns/:id/results': only((s) => api(`/app/campaigns/${s.campaigns.started}/results`)),
  'GET /api/app/campaigns/:id/recipients': only(
    (s) => api(`/app/campaigns/${s.campaigns.started}/recipients`),
    ({ campaigns, customer }) => [
      api(`/app/campaigns/${campaigns.started}/recipients?state=waiting&limit=200`),
      api(`/app/campaigns/${campaigns.started}/recipients?after=${writeCursor([customer.customerId])}`),
    ],
  ),
  'POST /api/app/campaigns/:id/start': only((s) =>
    api(`/app/campaigns/${s.campaigns.ready}/start`, { version: 1 }),
  ),
  'POST /api/app/campaigns/:id/reopen': only((s) => api(`/app/campaigns/${s.campaigns.scheduled}/reopen`)),
  'POST /api/app/campaigns/:id/pause': only((s) => api(`/app/campaigns/${s.campaigns.started}/pause`)),
  'POST /api/app/campaigns/:id/resume': only((s) => api(`/app/campaigns/${s.campaigns.started}/resume`)),
  'POST /api/app/campaigns/:id/cancel': only((s) => api(`/app/campaigns/${s.campaigns.started}/cancel`)),
  // Nothing of it has failed.
  'POST /api/app/campaigns/:id/retry': {
    sample: (s) => api(`/app/campaigns/${s.campaigns.ready}/retry`),
    ownStatus: 409,
  },
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
  // What was sent stays as it is: only what a customer wrote is marked as read.
  'POST /api/app/messages/:id/see': only((s) => api(`/app/messages/${s.messageId}/see`)),
  'GET /api/app/conversations': only(
    () => api('/app/conversations?filter=all'),
    ({ marker, customer, guestTextId }) => [
      api(`/app/conversations?filter=all&search=${marker}`),
      api(`/app/conversations?filter=open&search=${encodeURIComponent(customer.phone)}`),
      api(`/app/conversations?filter=all&after=${place(guestTextId)}`),
    ],
  ),
  'GET /api/app/unread-texts': only(() => api('/app/unread-texts')),
  'GET /api/app/conversations/:id': only(
    (s) => api(`/app/conversations/${s.customer.customerId}`),
    (s) => [api(`/app/conversations/${s.guestTextId}`)],
  ),
  'GET /api/app/conversations/:id/texts': only(
    (s) => api(`/app/conversations/${s.customer.customerId}/texts`),
    (s) => [api(`/app/conversations/${s.guestTextId}/texts`)],
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
  'GET /api/v1/customers/:id': only((s) => api(`/v1/customers/${s.customer.customerId}`)),
  'GET /api/app/counter/customers/:id': only((s) => api(`/app/counter/customers/${s.customer.customerId}`)),
  'GET /api/v1/codes/:code': only((s) => api(`/v1/codes/${s.shownCode}`)),
  'GET /api/app/settings': only(() => api('/app/settings')),
  'PUT /api/app/settings/profile': only(() => api('/app/settings/profile', { version: 1, ...profile })),
  'PUT /api/app/settings/email-tracking': only(() => api('/app/settings/email-tracking', { enabled: true })),
  'GET /api/app/settings/branding': only(() => api('/app/settings/branding')),
  'PUT /api/app/settings/branding': only(() =>
    api('/app/settings/branding', { version: 2, mail_sender_name: 'Corner Shop', hides_platform: true }),
  ),
  'GET /api/app/settings/domain': only(() => api('/app/settings/domain')),
  // The shop's own name again: it has it already.
  'PUT /api/app/settings/domain': only(() => api('/app/settings/domain', { host: DOMAIN })),
  'POST /api/app/settings/domain/check': only(() => api('/app/settings/domain/check')),
  'DELETE /api/app/settings/domain': only(() => api('/app/settings/domain')),
  'GET /api/app/settings/email': only(() => api('/app/settings/email')),
  'PUT /api/app/settings/email': only(() => api('/app/settings/email', emailConfig)),
  'POST /api/app/settings/email/check': only(() => api('/app/settings/email/check')),
  'DELETE /api/app/settings/email/key': only(() => api('/app/settings/email/key')),
  // An account that is neither's, saved first, so that those after it find it however often they are all tried.
  'PUT /api/app/settings/mailchimp/key': only(() =>
    api('/app/settings/mailchimp/key', { api_key: LOCAL_MAILCHIMP_KEY }),
  ),
  'GET /api/app/settings/mailchimp/audiences': only(() => api('/app/settings/mailchimp/audiences')),
  'PUT /api/app/settings/mailchimp/audience': only(() =>
    api('/app/settings/mailchimp/audience', { audience_id: audienceId(LOCAL_MAILCHIMP_KEY) }),
  ),
  'GET /api/app/settings/mailchimp': only(() => api('/app/settings/mailchimp')),
  'POST /api/app/settings/mailchimp/retry': only(() => api('/app/settings/mailchimp/retry')),
  'DELETE /api/app/settings/mailchimp': only(() => api('/app/settings/mailchimp')),
  'PUT /api/app/settings/logo': only(() =>
    api('/app/settings/logo', { picture: png('#123456').toString('base64') }),
  ),
  'GET /api/app/pictures': only(() => api('/app/pictures')),
  'POST /api/app/pictures': only(() =>
    api('/app/pictures', { name: 'Door', picture: png('#654321').toString('base64') }),
  ),
  'DELETE /api/app/pictures/:id': only((s) => api(`/app/pictures/${s.pictures.deleted}`)),
  'DELETE /api/app/settings/logo': only(() => api('/app/settings/logo')),
  'PUT /api/app/settings/weekly-mail': only(() => api('/app/settings/weekly-mail', { enabled: true })),
  'PUT /api/app/settings/portal': only(() => api('/app/settings/portal', { enabled: true })),
  'PUT /api/app/settings/counter-limit': only(() => api('/app/settings/counter-limit', { amount: 5000 })),
  'PUT /api/app/settings/text-cap': only(() => api('/app/settings/text-cap', { a_week: 2 })),
  'PUT /api/app/settings/text-countries': only(() =>
    api('/app/settings/text-countries', { countries: ['CA'] }),
  ),
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
  'GET /api/app/subscription': only(() => api('/app/subscription')),
  // Both are on the largest plan there is: a larger one cannot be asked for.
  'POST /api/app/subscription/ask': {
    ...only(() => api('/app/subscription/ask', { tier_id: AGENCY })),
    ownStatus: 400,
  },
  // No plan of the test has a price, so that nothing can be bought, changed or taken back.
  'POST /api/v1/create-checkout-session': {
    ...only(() =>
      api('/v1/create-checkout-session', { priceId: 'price_none', successUrl: ourPage, cancelUrl: ourPage }),
    ),
    ownStatus: 400,
  },
  'POST /api/v1/create-portal-session': only(() => api('/v1/create-portal-session', { returnUrl: ourPage })),
  'POST /api/app/subscription/change': {
    ...only(() => api('/app/subscription/change', { tier_id: AGENCY, return_url: ourPage })),
    ownStatus: 400,
  },
  'POST /api/app/subscription/keep': { ...only(() => api('/app/subscription/keep', {})), ownStatus: 409 },
  'POST /api/app/subscription/follow': only(() => api('/app/subscription/follow', {})),
  'POST /api/app/subscription/confirm': {
    ...only(() => api('/app/subscription/confirm', { session: 'cs_none' })),
    ownStatus: 404,
  },
  'GET /api/app/subscription/invoices': only(() => api('/app/subscription/invoices')),
  'GET /api/app/credits': only(() => api('/app/credits')),
  'GET /api/app/credits/movements': only(() => api('/app/credits/movements')),
  'PUT /api/app/credits/settings': only(() =>
    api('/app/credits/settings', {
      low_below: 5,
      top_up: null,
      top_up_below: 20,
      top_up_most: 3,
      version: 1,
    }),
  ),
  'POST /api/app/credits/checkout': only(() =>
    api('/app/credits/checkout', {
      ...{ pack: 'small', credits: 100, amount: 500 },
      ...{ success_url: ourPage, cancel_url: ourPage },
    }),
  ),
  // For super admins, which no business's people are.
  'GET /api/app/admin/overview': { ...only(() => api('/app/admin/overview')), ownStatus: 403 },
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
  'DELETE /api/app/look': { ...only(() => api('/app/look')), ownStatus: 403 },
  'POST /api/app/admin/tenants/:id/restore': {
    ...only((s) => api(`/app/admin/tenants/${s.businessId}/restore`)),
    ownStatus: 403,
  },
  'GET /api/app/admin/names': { ...only(() => api('/app/admin/names')), ownStatus: 403 },
  'POST /api/app/admin/names/see': {
    ...only((s) => api('/app/admin/names/see', { names: [{ business_id: s.businessId, id: s.businessId }] })),
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
  'GET /api/app/customers/:id/record': only((s) => api(`/app/customers/${s.customer.customerId}/record`)),
  'GET /api/v1/customers/:id/history': only(
    (s) => api(`/v1/customers/${s.customer.customerId}/history`),
    (theirs) => [
      api(`/v1/customers/${theirs.customer.customerId}/history?after=${place(theirs.operationId)}`),
    ],
  ),
  'GET /api/v1/customers/:id/messages': only((s) => api(`/v1/customers/${s.customer.customerId}/messages`)),
  'PATCH /api/v1/customers/:id': only(
    (s) => api(`/v1/customers/${s.duplicateId}`, { version: 1, notes: 'Likes oat milk' }),
    (theirs) => [api(`/v1/customers/${theirs.customer.customerId}`, { version: 1, phone: '' })],
  ),
  'POST /api/v1/customers/:id/record-consent': only((s) =>
    api(`/v1/customers/${s.newcomerId}/record-consent`, { channel: 'email', given: false }),
  ),
  'GET /api/v1/tags': only(() => api('/v1/tags')),
  'PATCH /api/v1/tags/:id': only((s) => api(`/v1/tags/${s.tags.kept}`, { name: `Often ${s.marker}` })),
  'DELETE /api/v1/tags/:id': only((s) => api(`/v1/tags/${s.tags.deleted}`)),
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
  'GET /api/app/customer-selection': only(
    () => api('/app/customer-selection'),
    ({ marker, tags }) => [
      api(`/app/customer-selection?search=${marker}`),
      api(`/app/customer-selection?tag=${tags.kept}`),
    ],
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
  'POST /api/app/customer-selection/download': only((s) =>
    api('/app/customer-selection/download', { ids: [s.newcomerId, s.customer.customerId] }),
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
  'POST /api/app/account/close': {
    ...only((s) =>
      api('/app/account/close', { company_name: `Café ${s.marker}`, password: 'not the password' }),
    ),
    // A closed business would refuse everything after it; closing.test.ts closes.
    ownStatus: 400,
  },
  'POST /api/app/account/reopen': only(() => api('/app/account/reopen')),
  'GET /api/app/counter/day': only(() => api('/app/counter/day')),
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
  'GET /api/app/analytics': only(() => api('/app/analytics')),
  'GET /api/app/analytics/messages': only(() => api('/app/analytics/messages')),
  'GET /api/app/analytics/guests': only(() => api('/app/analytics/guests')),
  'GET /api/app/analytics/forecast': only(() => api('/app/analytics/forecast')),
  'GET /api/app/analytics/worth': only(() => api('/app/analytics/worth')),
  'GET /api/app/dashboard': only(() => api('/app/dashboard')),
  'POST /api/v1/qr-codes': only(() => api('/v1/qr-codes', { location_name: 'Bar' })),
  'GET /api/v1/qr-codes': only(() => api('/v1/qr-codes')),
  'POST /api/v1/qr-codes/:id/pause': only((s) => api(`/v1/qr-codes/${s.deletedQrCode.id}/pause`)),
  'POST /api/v1/qr-codes/:id/resume': only((s) => api(`/v1/qr-codes/${s.deletedQrCode.id}/resume`)),
  'DELETE /api/v1/qr-codes/:id': only((s) => api(`/v1/qr-codes/${s.deletedQrCode.id}`)),
  'POST /api/app/imports': only(() => ({
    path: '/api/app/imports',
    body: csvForm('first_name,email\nUma,uma@elsewhere.example'),
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
  'GET /api/app/exports/customers.csv': only(() => api('/app/exports/customers.csv')),
  'GET /api/app/exports/ledger.csv': only(() => api('/app/exports/ledger.csv')),
  'GET /api/app/exports/messages.csv': only(() => api('/app/exports/messages.csv')),
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
  // Google is off there; server/identity/sign-in/google.test.ts switches it on.
  'POST /api/auth/authorize': {
    ...only(() => api('/auth/authorize', { provider: 'google' })),
    ownStatus: 404,
  },
  // No company signs in through its own provider there; server/identity/sign-in/sso.test.ts has one.
  'POST /api/auth/sso': { ...only(() => api('/auth/sso', { domain: 'acme.example' })), ownStatus: 404 },
  'POST /api/auth/sign-out': only(() => api('/auth/sign-out')),
  'GET /api/auth/session': only(() => api('/auth/session')),
  'POST /api/auth/session/business': only((s) =>
    api('/auth/session/business', { business_id: s.businessId }),
  ),
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
  'GET /api/auth/user': only(() => api('/auth/user')),
  'PUT /api/auth/user': only(() => api('/auth/user', { name: 'Somebody' })),
  'POST /api/auth/user/email': {
    ...only(() => api('/auth/user/email', { email: 'elsewhere@example.com', password: 'not the password' })),
    ownStatus: 400,
  },
  'POST /api/auth/user/password': {
    ...only(() => api('/auth/user/password', { current_password: 'not the password', password: PASSWORD })),
    ownStatus: 400,
  },
  'GET /api/auth/sessions': only(() => api('/auth/sessions')),
  // An unknown session: server/identity/accounts tests those of other people.
  'DELETE /api/auth/sessions/:id': { ...only(() => api(`/auth/sessions/${newId()}`)), ownStatus: 404 },
  'GET /api/app/staff-pin': only(() => api('/app/staff-pin')),
  'PUT /api/app/staff-pin': only(() => api('/app/staff-pin', { pin: PIN })),
  'POST /api/app/shared-till': only(() => api('/app/shared-till')),
  // A session that is a shared till: server/identity/shared-till tests it.
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
  // Unknown factors and devices, and no sign-in: server/identity/two-factor tests those of other people.
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
  'GET /api/app/company': only(() => api('/app/company')),
  'POST /api/app/company/set-up': only(() => api('/app/company/set-up')),
  'POST /api/v1/send-team-invitation': only(() => api('/v1/send-team-invitation', invited())),
  'POST /api/app/tenant-invitations/:id/resend': only((s) =>
    api(`/app/tenant-invitations/${s.invitationIds.resent}/resend`),
  ),
  'DELETE /api/app/tenant-invitations/:id': only((s) =>
    api(`/app/tenant-invitations/${s.invitationIds.revoked}`),
  ),
  // Only the owner is on the team from which the test calls: server/identity/team tests other members.
  'DELETE /api/app/tenant-members/:id': {
    ...only((s) => api(`/app/tenant-members/${s.ownerMemberId}`, { revoke_api_keys: true })),
    ownStatus: 409,
  },
  'POST /api/app/tenant-members/:id/change-role': {
    ...only((s) => api(`/app/tenant-members/${s.ownerMemberId}/change-role`, { role: 'counter' })),
    ownStatus: 409,
  },
  // An unknown membership: the owner signs in at a till by theirs at the end.
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
  'GET /api/app/portal/profile': only(() => api('/app/portal/profile')),
  // Their current details with an unknown version: it changes nothing.
  'PUT /api/app/portal/profile': {
    ...only(() => api('/app/portal/profile', { version: 1_000_000 })),
    ownStatus: 409,
  },
  'PUT /api/app/portal/preferences': only(() => api('/app/portal/preferences', {})),
  'PUT /api/app/portal/consents': {
    ...only(() => api('/app/portal/consents', { channel: 'sms', given: true, wording_mark: 'other words' })),
    ownStatus: 409,
  },
  'PUT /api/app/portal/pin': {
    ...only(() => api('/app/portal/pin', { present_pin: '0000', pin: PIN })),
    ownStatus: 400,
  },
  'GET /api/app/portal/export': only(() => api('/app/portal/export')),
  // By a wrong PIN, for the guest is asked after.
  'POST /api/app/portal/erase': { ...only(() => api('/app/portal/erase', { pin: '0000' })), ownStatus: 400 },
  'POST /api/app/portal/rewards/:id/claim': only((s) =>
    api(`/app/portal/rewards/${s.rewards.claimed}/claim`),
  ),
  'POST /api/app/portal/customer-rewards/:id/cancel': only((s) =>
    api(`/app/portal/customer-rewards/${s.customer.claimId}/cancel`),
  ),
}

const invited = () => ({ email: `${newId()}@elsewhere.example`, role: 'member' })
/** The end of a page in a list from new to old. */
const place = (id: string) => writeTimeCursor({ at: new Date('2999-01-01'), id })
const mergeOf = ({ duplicateId, marker }: FilledBusiness) => ({
  duplicate_id: duplicateId,
  confirmation: `Du ${marker}`,
})
const correctionOf = ({ programs }: FilledBusiness) => ({
  program_id: programs.points,
  points: 3,
  reason: 'Forgotten card',
})

const quickMessage = (type: 'sms' | 'email', to: FilledBusiness, from: FilledBusiness) => ({
  customerId: to.customer.customerId,
  templateId: from.templates[type],
})
const previewPath = (type: 'sms' | 'email', to: FilledBusiness, from: FilledBusiness) =>
  `/app/message-previews/${type}/${to.customer.customerId}/${from.templates[type]}`

const newcomer = () => ({
  company_name: 'Elsewhere',
  email: `${newId()}@elsewhere.example`,
  password: PASSWORD,
  tier_id: '01939c00-0000-7000-8000-000000000001',
})

/** Sends a sample; every one brings a fresh key, for the routes that want one. */
export const send = (who: Visitor, method: string, { path, body }: Sample): Promise<Answer> =>
  who.send(method, path, body, { 'idempotency-key': newId() })
