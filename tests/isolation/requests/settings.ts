import { LOCAL_MAILCHIMP_KEY } from '#stand-ins/mailchimp/key.ts'
import { audienceId } from '#stand-ins/mailchimp/mailchimp.ts'
import { png } from '#tests/world/pictures.ts'
import { AGENCY, DOMAIN } from '../fillBusiness.ts'
import { webhookOf } from '../makeWebhooks.ts'
import { api, only, place, type RouteCase } from './routeCase.ts'

const profile = {
  company_name: 'Corner Shop',
  brand_color: '#0f766e',
  address: '1 Main Street, Springfield',
  contact_phone: '',
  contact_email: '',
  time_zone: 'America/Chicago',
  currency: 'USD',
  default_country: 'US',
  language: '',
  visit_window_minutes: 30,
  texts_from_hour: 9,
  texts_until_hour: 20,
  sms_opt_in_wording: '',
  email_opt_in_wording: '',
  privacy_notice: '',
}
const emailConfig = { from_email: 'news@cafe.example', from_name: 'Café', api_key: '', report_key: '' }
const ourPage = 'http://localhost:3000/subscription'

const firstProgram = {
  program: { name: 'Coffee card', type: 'stamp_card', config: {} },
  reward: null,
  brand_color: '#0f766e',
  welcome: { active: true, sms: null, email: null },
}

/** The routes for the settings and payments of a business. */
export const settings: Record<string, RouteCase> = {
  'GET /api/app/settings': only(() => api('/app/settings')),
  // The first mailing saved the address, which was the first change.
  'PUT /api/app/settings/profile': only(() => api('/app/settings/profile', { version: 2, ...profile })),
  'PUT /api/app/settings/email-tracking': only(() => api('/app/settings/email-tracking', { enabled: true })),
  'PUT /api/app/settings/logo': only(() =>
    api('/app/settings/logo', { picture: png('#123456').toString('base64') }),
  ),
  'DELETE /api/app/settings/logo': only(() => api('/app/settings/logo')),
  'PUT /api/app/settings/weekly-mail': only(() => api('/app/settings/weekly-mail', { enabled: true })),
  'PUT /api/app/settings/portal': only(() => api('/app/settings/portal', { enabled: true })),
  'PUT /api/app/settings/counter-limit': only(() => api('/app/settings/counter-limit', { amount: 5000 })),
  'PUT /api/app/settings/text-cap': only(() => api('/app/settings/text-cap', { a_week: 2 })),
  'PUT /api/app/settings/double-opt-in': only(() => api('/app/settings/double-opt-in', { enabled: true })),
  'PUT /api/app/settings/mail-cap': only(() => api('/app/settings/mail-cap', { a_week: 2 })),
  'PUT /api/app/settings/text-countries': only(() =>
    api('/app/settings/text-countries', { countries: ['CA'] }),
  ),
  'GET /api/app/settings/email': only(() => api('/app/settings/email')),
  'PUT /api/app/settings/email': only(() => api('/app/settings/email', emailConfig)),
  'POST /api/app/settings/email/check': only(() => api('/app/settings/email/check')),
  'DELETE /api/app/settings/email/key': only(() => api('/app/settings/email/key')),
  // An account that belongs to neither business. It is saved first, so that later routes find it however often all are
  // tried.
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
  'POST /api/app/webhooks': only(() => api('/app/webhooks', webhookOf('Elsewhere', 'elsewhere'))),
  'GET /api/app/webhooks': only(() => api('/app/webhooks')),
  'PUT /api/app/webhooks/:id': only((s) =>
    api(`/app/webhooks/${s.webhooks.kept.id}`, webhookOf('Elsewhere', 'elsewhere')),
  ),
  'GET /api/app/webhooks/:id/deliveries': only(
    (s) => api(`/app/webhooks/${s.webhooks.kept.id}/deliveries`),
    (theirs, mine) => [
      api(`/app/webhooks/${mine.webhooks.kept.id}/deliveries?after=${place(theirs.webhooks.deliveryId)}`),
    ],
  ),
  'GET /api/app/webhook-deliveries/:id': only((s) => api(`/app/webhook-deliveries/${s.webhooks.deliveryId}`)),
  'POST /api/app/webhook-deliveries/:id/resend': only((s) =>
    api(`/app/webhook-deliveries/${s.webhooks.deliveryId}/resend`),
  ),
  'POST /api/app/webhooks/:id/test': only((s) => api(`/app/webhooks/${s.webhooks.kept.id}/test`)),
  'POST /api/app/webhooks/:id/replay': only((s) =>
    api(`/app/webhooks/${s.webhooks.kept.id}/replay`, {
      from: '2026-01-01',
      to: '2099-01-01',
    }),
  ),
  'POST /api/app/webhooks/:id/replace-secret': only((s) =>
    api(`/app/webhooks/${s.webhooks.kept.id}/replace-secret`),
  ),
  'POST /api/app/webhooks/:id/pause': only((s) => api(`/app/webhooks/${s.webhooks.kept.id}/pause`)),
  'POST /api/app/webhooks/:id/resume': only((s) => api(`/app/webhooks/${s.webhooks.kept.id}/resume`)),
  'DELETE /api/app/webhooks/:id': only((s) => api(`/app/webhooks/${s.webhooks.deleted.id}`)),
  'GET /api/app/setup': only(() => api('/app/setup')),
  // Both businesses have programs.
  'POST /api/app/setup/finish': {
    ...only(() => api('/app/setup/finish', firstProgram)),
    ownStatus: 409,
  },
  'POST /api/app/setup/dismiss': only(() => api('/app/setup/dismiss')),
  'GET /api/app/settings/branding': only(() => api('/app/settings/branding')),
  'PUT /api/app/settings/branding': only(() =>
    api('/app/settings/branding', { version: 2, mail_sender_name: 'Corner Shop', hides_platform: true }),
  ),
  'GET /api/app/settings/domain': only(() => api('/app/settings/domain')),
  // The business's own name, which it already has.
  'PUT /api/app/settings/domain': only(() => api('/app/settings/domain', { host: DOMAIN })),
  'POST /api/app/settings/domain/check': only(() => api('/app/settings/domain/check')),
  'DELETE /api/app/settings/domain': only(() => api('/app/settings/domain')),
  'GET /api/app/subscription': only(() => api('/app/subscription')),
  // Both businesses are on the largest plan, so a larger one cannot be requested.
  'POST /api/app/subscription/ask': {
    ...only(() => api('/app/subscription/ask', { tier_id: AGENCY })),
    ownStatus: 400,
  },
  // No plan of the test has a price, so nothing can be bought, changed or taken back.
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
}
