import type { SessionView } from '#server/identity/sign-in/contract.ts'
import { may } from './session.ts'

type Permission = SessionView['permissions'][number]

/** What each screen of a business is for, by the first word of its address: the permission of the routes behind it. */
export const screenPermissions: Record<string, Permission> = {
  dashboard: 'business',
  counter: 'till',
  customers: 'business',
  segments: 'business',
  programs: 'business',
  'qr-codes': 'business',
  'sms-templates': 'business',
  'email-templates': 'business',
  triggers: 'business',
  communications: 'business',
  company: 'business',
  settings: 'business',
  audit: 'business admin',
  subscription: 'business',
  account: 'signed in',
}

/** Whether somebody may open the screen at an address; which screens there are is the router's. */
export function mayOpen(session: SessionView, path: string): boolean {
  const permission = screenPermissions[path.split('/')[1] ?? '']
  return permission === undefined || may(session, permission)
}
