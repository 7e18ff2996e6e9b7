import { newId } from '#server/platform/context/ids.ts'
import { defaultWording } from '#server/portal/join/consentWording.ts'
import { DOMAIN, type FilledBusiness } from './fillBusiness.ts'
import type { Sample } from './requests/routeCase.ts'

/**
 * The parts of a business that its join page shows to the holder of the code: its name, its programs' terms, its
 * privacy notice.
 */
const shownToCustomers = ({ marker, logoUrl }: FilledBusiness): string[] => {
  const programs = ['points', 'stamp_card', 'rebate_code', 'discount', 'free_item'].map(
    (type) => `${type} ${marker}`,
  )
  const rewards = [`Coffee ${marker}`, `Bagel ${marker}`, `Free Bagel ${marker}`]
  const asking = { company_name: `Café ${marker}`, default_country: 'US' }
  const unreached = { address: null, contact_email: null, contact_phone: null }
  const consents = Object.values(defaultWording({ ...asking, ...unreached }))
  const logo = logoUrl.replace('/logos/', '')
  return [logo, `Café ${marker}`, marker, `We keep it ${marker}`, ...programs, ...rewards, ...consents]
}

/** A page outside the API. `writes` are tables of the business that a visit may change. */
type Page = { tries(business: FilledBusiness): Sample[]; shows?: typeof shownToCustomers; writes?: string[] }
type Place = (business: FilledBusiness) => string
const page = (...places: Place[]): Page => ({
  tries: (business) => places.map((place) => ({ path: place(business) })),
})
export const form: Place = ({ qrCode }) => `/signup-form/${qrCode.code}`
const fake = 'x'.repeat(43)

/** Every address outside the API, by method and path as the app knows it. */
export const pages: Record<string, Page> = {
  'GET /logos/:hash': page(
    () => `/logos/${'0'.repeat(64)}`,
    () => '/logos/%25',
  ),
  'GET /pictures/:token': page(
    () => `/pictures/${'0'.repeat(22)}`,
    () => '/pictures/%25',
  ),
  'POST /stripe-webhook': page(() => '/stripe-webhook'),
  'GET /healthz': page(() => '/healthz'),
  'GET /readyz': page(() => '/readyz'),
  // A name that no business has proven.
  'GET /internal/domain-allowed': page(() => `/internal/domain-allowed?domain=${DOMAIN}`),
  'GET /internal/arrival': page(() => '/internal/arrival'),
  'GET /api/openapi.json': page(() => '/api/openapi.json'),
  'GET /developers': page(() => '/developers'),
  'GET /developers/try': page(() => '/developers/try'),
  'GET /auth/callback/google': page(
    () => '/auth/callback/google',
    () => `/auth/callback/google?code=${fake}&state=${fake}`,
  ),
  'GET /auth/callback/:provider{sso-[a-z0-9-]+}': page(
    () => `/auth/callback/sso-acme?code=${fake}&state=${fake}`,
  ),
  'GET /.well-known/jwks.json': page(() => '/.well-known/jwks.json'),
  'POST /webhooks/twilio/status/:businessId/:messageId': page(
    (s) => `/webhooks/twilio/status/${s.businessId}/${newId()}?attempt=1`,
  ),
  'POST /webhooks/twilio/inbound': {
    tries: (s) => [
      { path: '/webhooks/twilio/inbound', body: `From=${s.customer.phone}&Body=STOP&To=%2B15550006789` },
    ],
  },
  'GET /webhooks/mailchimp/:businessId/:secret': page((s) => `/webhooks/mailchimp/${s.businessId}/${fake}`),
  'POST /webhooks/mailchimp/:businessId/:secret': {
    tries: (s) => [
      {
        path: `/webhooks/mailchimp/${s.businessId}/${fake}`,
        body: `type=unsubscribe&data[list_id]=${s.mailchimp.audience}&data[email]=synced%40${s.marker}.example`,
      },
    ],
  },
  'POST /webhooks/bounces': { tries: () => [{ path: '/webhooks/bounces', body: 'From: somebody' }] },
  'POST /webhooks/sendgrid/:businessId': {
    tries: (s) => [{ path: `/webhooks/sendgrid/${s.businessId}`, body: '[]' }],
  },
  'GET /preferences/page.css': page(() => '/preferences/page.css'),
  'GET /preferences/:token': page(
    () => `/preferences/${fake}`,
    (s) => `/preferences/${s.customer.customerId}`,
  ),
  'POST /preferences/:token': page(
    () => `/preferences/${fake}`,
    (s) => `/preferences/${s.customer.customerId}`,
  ),
  'GET /unsubscribe/page.css': page(() => '/unsubscribe/page.css'),
  'GET /unsubscribe/:token': page(
    () => `/unsubscribe/${fake}`,
    (s) => `/unsubscribe/${s.customer.customerId}`,
  ),
  'POST /unsubscribe/:token': page(
    () => `/unsubscribe/${fake}`,
    (s) => `/unsubscribe/${s.customer.customerId}`,
  ),
  'GET /confirm/:token': page(
    () => `/confirm/${fake}`,
    (s) => `/confirm/${s.customer.customerId}`,
  ),
  'POST /confirm/:token': page(
    () => `/confirm/${fake}`,
    (s) => `/confirm/${s.customer.customerId}`,
  ),
  'GET /unsubscribe/weekly/:token': page(
    () => `/unsubscribe/weekly/${fake}`,
    (s) => `/unsubscribe/weekly/${s.customer.customerId}`,
  ),
  'POST /unsubscribe/weekly/:token': page(
    () => `/unsubscribe/weekly/${fake}`,
    (s) => `/unsubscribe/weekly/${s.customer.customerId}`,
  ),
  'GET /o/:token': page(
    () => `/o/${fake}`,
    (s) => `/o/${s.customer.customerId}`,
  ),
  'GET /l/:token': page(
    () => `/l/${fake}`,
    (s) => `/l/${s.customer.customerId}`,
  ),
  'GET /': page(() => '/'),
  'GET /manifest.webmanifest': page(() => '/manifest.webmanifest'),
  'GET /worker.js': page(() => '/worker.js'),
  'GET /share.jpeg': page(() => '/share.jpeg'),
  'GET /terms': page(() => '/terms'),
  'GET /privacy': page(() => '/privacy'),
  'GET /security': page(() => '/security'),
  'GET /.well-known/security.txt': page(() => '/.well-known/security.txt'),
  // Opening counts a scan.
  'GET /signup-form/:code': {
    ...page(
      form,
      (s) => `/signup-form/${s.qrCode.id}`,
      () => '/signup-form/%25',
    ),
    shows: shownToCustomers,
    writes: ['qr_codes'],
  },
  // The customer's own phone gets a new link. The answer reveals nothing.
  'POST /signup-form/:code': {
    tries: (s) => [
      { path: form(s), body: `phone=${encodeURIComponent(s.customer.phone)}&first_name=Eve` },
      { path: form(s), body: 'phone=1' },
    ],
    shows: shownToCustomers,
    writes: ['card_links', 'communication_logs'],
  },
  'GET /signup-form/:code/joined': { ...page((s) => `${form(s)}/joined`), shows: shownToCustomers },
  'GET /signup-form/:code/privacy': { ...page((s) => `${form(s)}/privacy`), shows: shownToCustomers },
  'GET /card/:token': page(
    () => `/card/${fake}`,
    (s) => `/card/${s.customer.customerId}`,
  ),
  'POST /card/:token': page(
    () => `/card/${fake}`,
    (s) => `/card/${s.customer.customerId}`,
  ),
  'GET /customer/manifest.webmanifest': page(() => '/customer/manifest.webmanifest'),
  'GET /customer/icon.svg': page(() => '/customer/icon.svg'),
  'GET /customer/worker.js': page(() => '/customer/worker.js'),
  'GET /language/:language': page(
    () => '/language/de?to=/customer/login',
    () => '/language/xx',
  ),
  'GET /customer/*': page(
    () => '/customer/dashboard',
    () => '/customer/login',
  ),
  'GET *': page(
    () => '/dashboard',
    (s) => `/customers/${s.customer.customerId}`,
    () => '/dev/inbox',
  ),
}
