import { findMemberships, hasBeenMember, signUpNetwork } from '#server/businesses/business/index.ts'
import { findTiers } from '#server/businesses/plans/index.ts'
import { openBusiness } from '#server/businesses/subscriptions/index.ts'
import { keepFirstLanguage, lockPerson, renamePerson } from '#server/identity/auth/index.ts'
import type { Tx } from '#server/platform/database/index.ts'
import { cleanLine } from '#server/platform/text/nameField.ts'
import { businessContext, type Services } from '#server/services.ts'
import { furnishBusiness } from '../signUp.ts'

/** The place that the browser reports, and the address of the request, for a new business. */
export type Place = { timeZone?: string | undefined; locale?: string | undefined; address: string }

/**
 * Gives a person who came through Google and has no business one on the Free plan (spec sections 4, 5 and 7). Its name
 * is their full name, or else the part of their address before the @. People who are or were on a team, and super
 * admins, get none. It happens once, however many requests come at the same time.
 * @throws if there is no Free plan
 */
export async function provisionBusiness(services: Services, userId: string, place: Place): Promise<void> {
  if (await hasBeenMember(services.database, userId)) return
  await services.database.transaction({}, (tx) => provisionWithin(services, tx, userId, place))
}

/** `provisionBusiness` inside a transaction, for an account that was made in it. */
export async function provisionWithin(
  services: Services,
  tx: Tx,
  userId: string,
  { address, ...place }: Place,
): Promise<void> {
  const person = (await lockPerson(tx, userId))!
  const { memberships, isSuperAdmin } = await findMemberships(tx, userId)
  if (memberships.length > 0 || isSuperAdmin) return
  const tier = (await findTiers(tx)).find(({ name }) => name === 'Free')
  if (!tier) throw new Error('there is no Free plan')
  const companyName = cleanLine(person.name) ?? person.email.split('@')[0]!
  await keepFirstLanguage(tx, userId)
  await renamePerson(tx, services.clock.now(), userId, companyName)
  const { email } = person
  const { businessId } = await openBusiness(tx, services.clock.now(), {
    userId,
    email,
    companyName,
    tier,
    ...place,
    signUpNetwork: signUpNetwork(services.keyring, address),
  })
  const actor = { kind: 'member', userId, name: companyName, role: 'admin' } as const
  await furnishBusiness(services, businessContext(services, tx, businessId, actor), tier)
}
