import type { Permission } from '#server/platform/http/index.ts'
/** Each permission, in words. Each route and each screen of the console names one. */
export const permissionWords: Record<Permission, string> = {
  anyone: 'what needs no sign-in: prices, signing up, in and out, links from mails',
  'signed in': 'one’s own account, accepting an invitation, going from one shop to another',
  staff: 'one’s own PIN, and sharing the till',
  till: 'the counter: finding and adding guests, purchases, rewards, undoing what one just did',
  'counter staff':
    'what takes a person at the counter: seeing a guest’s phone, and letting them choose a PIN',
  'shared till':
    'who is at a shared till, coming and going by PIN, and ending it with a password, and a code where there is a second step',
  sending:
    'the calls that send: a template to a guest for who does the shop’s work, the welcome for tills too, tests for the platform',
  business:
    'the shop’s work: customers, programs, QR codes, messages, imports, plan and figures; looking at team and settings',
  'business admin':
    'changing team and settings, files with everything, correcting, merging and erasing customers',
  account: 'closing the shop and opening it again',
  platform: 'the platform: every shop in figures, suspending shops and people, and what was done',
  looking: 'leaving a shop that one looks into',
  portal: 'one’s own card in the portal of a shop',
}

type RoleEntry = { name: string; who: string; may: readonly Permission[] }

/**
 * The one table of permissions by role. The server checks its routes against it, the session tells the browser which
 * screens to show, and docs/roles.md is written from it.
 */
export const roles = {
  super_admin: {
    name: 'Super admin',
    who: 'The platform’s own team, beside what they are in a shop',
    may: ['anyone', 'signed in', 'sending', 'platform'],
  },
  looking_super_admin: {
    name: 'Super admin looking into a shop',
    who: 'For half an hour at the most: reads what its admin reads, keys, files and what is somebody’s own left out, and changes nothing',
    may: ['anyone', 'till', 'counter staff', 'business', 'business admin', 'looking'],
  },
  admin: {
    name: 'Tenant admin',
    who: 'The one of a shop’s team who answers for it',
    may: [
      'anyone',
      'signed in',
      'staff',
      'till',
      'counter staff',
      'sending',
      'business',
      'business admin',
      'account',
    ],
  },
  member: {
    name: 'Member',
    who: 'Somebody on the team of a shop',
    may: ['anyone', 'signed in', 'staff', 'till', 'counter staff', 'sending', 'business'],
  },
  counter: {
    name: 'Counter-only member',
    who: 'Somebody on the team who works at the counter and nowhere else',
    may: ['anyone', 'signed in', 'staff', 'till', 'counter staff', 'sending'],
  },
  person_at_till: {
    name: 'Person at a shared till',
    who: 'Anybody on the team, admins too, who came to a shared till by PIN',
    may: ['anyone', 'till', 'counter staff', 'shared till'],
  },
  shared_till: {
    name: 'Shared till',
    who: 'A till that is signed in and shared, with nobody at it',
    may: ['anyone', 'shared till'],
  },
  user: {
    name: 'Person without a shop',
    who: 'Signed in, and on no team',
    may: ['anyone', 'signed in'],
  },
  customer: {
    name: 'Customer',
    who: 'A guest of a shop, signed in to its portal',
    may: ['anyone', 'portal'],
  },
  api_key: {
    name: 'API key of a till',
    who: 'A program that a shop lets in to do the till’s work, by the scope till',
    may: ['anyone', 'till', 'sending'],
  },
  scoped_key: {
    name: 'API key with other scopes',
    who: 'A program that a shop lets in for subjects of its choice: each of its scopes opens the routes that name it',
    may: ['anyone'],
  },
  anonymous: {
    name: 'Anybody',
    who: 'Not signed in',
    may: ['anyone'],
  },
} satisfies Record<string, RoleEntry>

/** Every kind of caller. */
export type Role = keyof typeof roles

/** True if a caller of these roles may call a route of that permission. */
export const mayCall = (held: readonly Role[], permission: Permission): boolean =>
  held.some((role) => (roles[role].may as readonly Permission[]).includes(permission))
