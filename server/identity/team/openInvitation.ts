import { findBusiness, findTenant } from '#server/businesses/business/index.ts'
import { findByAddress } from '#server/identity/auth/index.ts'
import { notFound, Refusal } from '#server/platform/context/refusal.ts'
import { speakFor, type Tx } from '#server/platform/database/index.ts'
import { hashToken } from '#server/platform/secrets/keyring.ts'
import type { Services } from '#server/services.ts'
import { type Invitation, refuseClosed } from './invitation.ts'
import { findInvitation, locateInvitation, type Scope } from './queries.ts'

/**
 * Opens an invitation for the holder of its link.
 * @throws {Refusal} 'not_found'; 'conflict' when it was used, revoked or has expired.
 */
export function openInvitation({ database, clock }: Services, token: string) {
  return database.transaction({}, async (tx) => {
    const { scope, invitation, locale } = await enterByToken(tx, token)
    refuseClosed(invitation, clock.now())
    const { company_name } = await findTenant(scope)
    const { email, role, expires_at } = invitation
    return {
      company_name,
      locale,
      email,
      role,
      expires_at,
      has_account: (await findByAddress(tx, email)) !== undefined,
    }
  })
}

type Entered = { scope: Scope; invitation: Invitation; locale: string }

/**
 * Lets the transaction see the inviting business, as the token allows its holder.
 * @throws {Refusal} 'not_found'; 'conflict' while the business is closed or suspended, when nobody can join its team.
 */
export async function enterByToken(tx: Tx, token: string): Promise<Entered> {
  const located = await locateInvitation(tx, hashToken(token))
  if (!located) throw notFound('Invitation')
  const scope = { tx, businessId: located.business_id }
  await speakFor(tx, { businessId: scope.businessId })
  const { standing, locale } = await findBusiness(tx, scope.businessId)
  if (standing !== 'open')
    throw new Refusal('conflict', 'This shop is closed at the moment. Ask whoever invited you.')
  const invitation = await findInvitation(scope, located.id)
  return { scope, invitation: invitation!, locale }
}
