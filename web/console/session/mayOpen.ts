import type { SessionView } from '#server/identity/sign-in/contract.ts'
import { may } from './session.ts'

type Permission = SessionView['permissions'][number]

/**
 * The permission of each screen of a business, by the first word of its address. It is the permission of the routes
 * behind the screen.
 */
export const screenPermissions: Record<string, Permission> = {
  dashboard: 'business',
  analytics: 'business',
  counter: 'till',
  customers: 'business',
  segments: 'business',
  programs: 'business',
  'qr-codes': 'business',
  'sms-templates': 'business',
  'email-templates': 'business',
  triggers: 'business',
  campaigns: 'business',
  communications: 'business',
  company: 'business',
  settings: 'business',
  audit: 'business admin',
  subscription: 'business',
  account: 'signed in',
  help: 'signed in',
}

/**
 * True if a person may open the screen at an address, and it is of use in this installation. The router knows which
 * screens exist.
 */
export function mayOpen(session: SessionView, path: string): boolean {
  const screen = path.split('/')[1] ?? ''
  if (screen === 'sms-templates' && !session.can_text) return false
  const permission = screenPermissions[screen]
  return permission === undefined || may(session, permission)
}
