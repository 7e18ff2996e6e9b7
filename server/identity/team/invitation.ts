import { Refusal } from '#server/platform/context/refusal.ts'
import type { tenantInvitations } from './tables.ts'

export type Invitation = typeof tenantInvitations.$inferSelect

const DAYS = 7

/** The expiry of an invitation made now. */
export const expiryOf = (now: Date): Date => new Date(now.getTime() + DAYS * 86_400_000)

/** True if an invitation is pending and not expired: it can be accepted, and so holds a seat. */
export const isOpen = ({ status, expires_at }: Invitation, now: Date): boolean =>
  status === 'pending' && expires_at > now

/**
 * Refuses an invitation that can no longer be accepted.
 * @throws {Refusal} 'conflict', in the spec's words
 */
export function refuseClosed(invitation: Invitation, now: Date): void {
  if (invitation.status !== 'pending')
    throw new Refusal('conflict', 'This invitation has already been used or revoked')
  if (!isOpen(invitation, now)) throw new Refusal('conflict', 'This invitation has expired')
}

/** The page that the mail links to. */
export const invitationUrl = (publicUrl: string, token: string): string =>
  `${publicUrl}/accept-invitation?token=${token}`
