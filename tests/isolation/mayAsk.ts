/** The permissions of each kind of caller, written by hand instead of read from the product. */
export const staff = ['anyone', 'signed in', 'staff', 'till', 'counter staff', 'sending', 'business']

export const mayAsk: Record<string, string[]> = {
  anonymous: ['anyone'],
  'a removed member': ['anyone', 'signed in'],
  member: staff,
  admin: [...staff, 'business admin', 'account'],
  'a counter-only member': ['anyone', 'signed in', 'staff', 'till', 'counter staff'],
  'a person at a shared till': ['anyone', 'till', 'counter staff', 'shared till'],
  'a shared till with nobody at it': ['anyone', 'shared till'],
  customer: ['anyone', 'portal'],
  // Among the calls that send messages, an API key may only send the welcome. The sample asks for a template.
  'API key': ['anyone', 'till'],
}

/** The routes without a sign-in, also written by hand: a route that is public by mistake fails here. */
export const openToAnyone = [
  'GET /api/app/subscription-tiers',
  'GET /api/auth/factors/challenge',
  'GET /api/auth/session',
  'GET /api/auth/settings',
  'POST /api/auth/authorize',
  'POST /api/auth/factors/challenge',
  'POST /api/auth/invitation/join',
  'POST /api/auth/invitation/open',
  'POST /api/auth/otp',
  'POST /api/auth/otp/open',
  'POST /api/auth/portal/code',
  'POST /api/auth/portal/code/confirm',
  'POST /api/auth/portal/sign-in',
  'POST /api/auth/portal/sign-out',
  'POST /api/auth/recover',
  'POST /api/auth/reset-password',
  'POST /api/auth/reset-password/open',
  'POST /api/auth/sign-in',
  'POST /api/auth/sign-out',
  'POST /api/auth/sign-up',
  'POST /api/auth/sso',
  'POST /api/auth/token',
  'POST /api/auth/verify',
  'POST /api/auth/verify/open',
]

/** The routes of the counter, also written by hand: a counter worker reaches nothing else of the business. */
export const ofTheCounter = [
  'GET /api/app/counter/customers/:id',
  'GET /api/app/counter/day',
  'GET /api/app/till-devices/:id/guests',
  'GET /api/v1/codes/:code',
  'GET /api/v1/customers/:id',
  'GET /api/v1/customers/lookup',
  'POST /api/app/counter/customers/:id/show-pin-code',
  'POST /api/app/operations/:id/preview-refund',
  'POST /api/app/till-devices/:id/contact',
  'POST /api/v1/customer-rewards/:id/cancel',
  'POST /api/v1/customers',
  'POST /api/v1/customers/:id/prove-phone',
  'POST /api/v1/operations/:id/refund',
  'POST /api/v1/operations/:id/undo',
  'POST /api/v1/operations/batch',
  'POST /api/v1/programs/:id/codes',
  'POST /api/v1/purchases',
  'POST /api/v1/purchases/preview',
  'POST /api/v1/redemptions',
  'POST /api/v1/rewards/:id/claim',
]

/** Reads that contain no secret of a business: only figures, or how and where a person signs in. */
export const figuresAlone = [
  'GET /api/app/programs/simulation',
  // Alike for every business.
  'GET /api/app/announcements',
  'GET /api/app/credits',
  // Nothing was bought yet.
  'GET /api/app/subscription/invoices',
  // An account that belongs to neither business.
  'GET /api/app/settings/mailchimp/audiences',
  'GET /api/app/campaign-effect',
  // None of its links was followed.
  'GET /api/v1/campaigns/:id/effect',
  'GET /api/v1/campaigns/:id/forecast',
  'GET /api/v1/campaigns/:id/results',
  'GET /api/app/customer-count',
  // Alike for every business.
  'GET /api/app/email-starters',
  'GET /api/app/segment-counts',
  'GET /api/app/staff-pin',
  'GET /api/app/unread-texts',
  // No customer slips away in a business that has just opened. customers.test.ts reads two businesses.
  'GET /api/app/analytics/guests',
  'GET /api/v1/analytics/forecast',
  'GET /api/app/analytics/worth',
  // No customer is due today.
  'GET /api/app/triggers/:kind/forecast',
  'GET /api/app/triggers/results',
  'GET /api/auth/factors',
  'GET /api/auth/proof',

  'GET /api/auth/sessions',
]
