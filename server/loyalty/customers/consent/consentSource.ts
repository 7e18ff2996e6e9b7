/**
 * How a consent or its end reached us. 'given to staff' is what a customer said at the till. 'stop' came by text, or
 * from the provider that received it. A bounce is an address that does not exist. A complaint is a press on 'this is
 * spam'. A merge keeps the stricter of two answers.
 */
export const consentSources = [
  'sign-up form',
  'given to staff',
  'import',
  'portal',
  'stop',
  'start',
  'unsubscribe link',
  'preferences page',
  'mailchimp',
  'bounce',
  'complaint',
  'merge',
] as const
export type ConsentSource = (typeof consentSources)[number]
