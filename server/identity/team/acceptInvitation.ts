import { recordAct } from '#server/businesses/audit/index.ts'
import {
  addOwnRow,
  changeMember,
  countMembers,
  findMembership,
  findOwnRow,
  insertMember,
  lockBusinessAndTier,
  noteTeam,
  type Person,
} from '#server/businesses/business/index.ts'
import { type Auth, keepFirstLanguage, markAddressProven } from '#server/identity/auth/index.ts'
import { lookAt } from '#server/identity/sessions/index.ts'
import { createUser } from '#server/identity/sign-in/index.ts'
import { newId } from '#server/platform/context/ids.ts'
import { Refusal } from '#server/platform/context/refusal.ts'
import { hashWithin } from '#server/platform/passwords/index.ts'
import type { Services } from '#server/services.ts'
import { type Invitation, refuseClosed } from './invitation.ts'
import { enterByToken } from './openInvitation.ts'
import { changeInvitation, findInvitation, type Scope } from './queries.ts'
import { refuseJoiningBeyond, seatsOf } from './seats.ts'

/**
 * Adds a signed-in person to the team, once, and switches their session to the business. They keep a business of their
 * own.
 * @throws {Refusal} 'not_found'; 'conflict' for a link that no longer works; 'invalid' for somebody else's;
 * 'limit_reached' without a free seat.
 */
export function acceptInvitation(
  services: Services,
  auth: Auth,
  token: string,
  person: Person,
  headers: Headers,
): Promise<{ businessId: string }> {
  return services.database.transaction({}, async (tx) => {
    const { scope, invitation } = await enterByToken(tx, token)
    const now = services.clock.now()
    await admit(scope, now, invitation, person)
    await lookAt(tx, auth, headers, scope.businessId)
    return { businessId: scope.businessId }
  })
}

export type NewAccount = { token: string; firstName: string; lastName: string; password: string }

/**
 * Makes an account with the invited address and adds it to the team: account, own row, membership and acceptance are
 * one transaction, all or nothing. Returns the cookies that sign it in.
 */
export const joinWithAccount = (services: Services, auth: Auth, input: NewAccount, headers: Headers) =>
  hashWithin(services.database, async (tx) => {
    const { scope, invitation } = await enterByToken(tx, input.token)
    const now = services.clock.now()
    // Checked before the password is hashed, so that a dead link costs no hash. Checked again under the lock, because
    // two tabs must not both make the account.
    refuseClosed(invitation, now)
    await lockBusinessAndTier({ ...scope, now })
    refuseClosed((await findInvitation(scope, invitation.id))!, now)
    const { email } = invitation
    const name = `${input.firstName} ${input.lastName}`.trim() || email.split('@')[0]!
    const made = await auth.within(tx, () =>
      createUser(auth, { name, email, password: input.password }, headers),
    )
    await keepFirstLanguage(tx, made.userId)
    // The mailed link was opened, so the mailbox is theirs.
    await markAddressProven(tx, now, made.userId)
    await admit(scope, now, invitation, { userId: made.userId, email, name })
    return { businessId: scope.businessId, cookies: made.cookies }
  })

async function admit(scope: Scope, now: Date, { id }: Invitation, person: Person): Promise<void> {
  const { tier } = await lockBusinessAndTier({ ...scope, now })
  // Checked again under the lock: another tab may have been faster.
  const invitation = (await findInvitation(scope, id))!
  refuseClosed(invitation, now)
  if (invitation.email !== person.email)
    throw new Refusal('invalid', `Please log in with the invited email address: ${invitation.email}`)
  const own = await findOwnRow(scope.tx, person.userId)
  const known = await findMembership(scope, person.userId)
  if (known?.status !== 'active') {
    refuseJoiningBeyond(seatsOf(tier, await countMembers(scope), 0))
    await enrol(scope, now, invitation, person.userId, known?.id)
  }
  await changeInvitation(scope, id, 'accepted')
  const actor = { kind: 'member', userId: person.userId, name: person.name, role: 'member' } as const
  await recordAct({ ...scope, now, actor }, { action: 'member_joined' })
  await addOwnRow(scope.tx, now, person)
  await noteTeam(scope.tx, own, { tenantId: invitation.tenant_id, isAdmin: false })
}

/** Enrols a person. One who was on the team before gets the same row again: it is theirs for good. */
async function enrol(
  scope: Scope,
  now: Date,
  { tenant_id, role, created_at }: Invitation,
  userId: string,
  formerId: string | undefined,
): Promise<void> {
  const membership = { role, status: 'active', invited_at: created_at, accepted_at: now, ended_at: null }
  if (formerId) return changeMember(scope, formerId, membership)
  const { businessId: business_id } = scope
  await insertMember(scope, { id: newId(), tenant_id, business_id, user_id: userId, ...membership })
}
