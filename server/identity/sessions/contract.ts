/**
 * The header that names the business a browser's tab shows. Another tab may have chosen another one since, or the
 * membership may have ended: then nothing is done in the wrong business, and the tab is told.
 */
export const BUSINESS_HEADER = 'regulars-business'

/** The permissions of routes. One table says which role holds which permission: permissions.ts. */
export const permissions = [
  'anyone',
  'signed in',
  'staff',
  'till',
  'counter staff',
  'shared till',
  'sending',
  'business',
  'business admin',
  'account',
  'platform',
  'looking',
  'portal',
] as const

declare module '#server/platform/http/contract.ts' {
  interface Permissions extends Record<(typeof permissions)[number], true> {}
}
