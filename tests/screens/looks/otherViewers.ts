import { texts as team } from '#web/console/team/texts.ts'
import type { Look } from '../look.ts'
import { opens } from './acts.ts'
import { loadsBranding } from './namesDomain.ts'
import { looksInto } from './showsPayments.ts'
import { choosesTrade, leavesRewardEmpty, showsSetupReady } from './showsSetup.ts'

/**
 * The business's screens for people other than its owner: a super admin who impersonates it, a member, and owners of a
 * new, a closed and a suspended business.
 */
export const otherViewersLooks: Look[] = [
  { name: 'looked-into', viewer: 'owner', path: '/customers', does: looksInto },

  { name: 'member-company', viewer: 'member', path: '/company' },
  { name: 'member-leave', viewer: 'member', path: '/company', does: opens(team.leave.action) },
  { name: 'member-settings', viewer: 'member', path: '/settings' },

  { name: 'new-dashboard', viewer: 'newcomer', path: '/dashboard?payment=cancelled' },
  { name: 'new-setup', viewer: 'newcomer', path: '/dashboard', does: choosesTrade('coffee') },
  { name: 'new-setup-points', viewer: 'newcomer', path: '/dashboard', does: choosesTrade('goods') },
  { name: 'new-setup-discount', viewer: 'newcomer', path: '/dashboard', does: choosesTrade('classes') },
  { name: 'new-setup-refused', viewer: 'newcomer', path: '/dashboard', does: leavesRewardEmpty },
  { name: 'new-setup-ready', viewer: 'newcomer', path: '/dashboard', does: showsSetupReady },
  { name: 'new-counter', viewer: 'newcomer', path: '/counter' },
  { name: 'new-customers', viewer: 'newcomer', path: '/customers' },
  { name: 'new-programs', viewer: 'newcomer', path: '/programs' },
  { name: 'new-qr-codes', viewer: 'newcomer', path: '/qr-codes' },
  { name: 'new-campaigns', viewer: 'newcomer', path: '/campaigns' },
  { name: 'new-analytics', viewer: 'newcomer', path: '/analytics' },
  { name: 'new-communications', viewer: 'newcomer', path: '/communications' },
  { name: 'new-branding', viewer: 'newcomer', path: '/settings#branding', does: loadsBranding },
  { name: 'closed-shop', viewer: 'leaver', path: '/dashboard' },
  { name: 'suspended-shop', viewer: 'suspended', path: '/dashboard' },
  { name: 'analytics-of-one-guest', viewer: 'suspended', path: '/analytics' },
]
