import {
  findMemberships,
  findOwnName,
  isBusiness,
  type Person,
  signUpNetwork,
} from '#server/businesses/business/index.ts'
import { findTiers } from '#server/businesses/plans/index.ts'
import { openBusiness } from '#server/businesses/subscriptions/index.ts'
import { lockPerson } from '#server/identity/auth/index.ts'
import { furnishBusiness } from '#server/identity/sign-in/index.ts'
import { newId } from '#server/platform/context/ids.ts'
import type { Tx } from '#server/platform/database/index.ts'
import { businessContext, type Services } from '#server/services.ts'

/**
 * Gives a person without a team a company of their own, at the first visit to the company page. Two visits at once make
 * one company. A person on a team keeps what they have.
 */
export function setUpCompany(
  services: Services,
  person: Person,
  address: string,
): Promise<{ businessId: string }> {
  return services.database.transaction({ userId: person.userId }, async (tx) => {
    await lockPerson(tx, person.userId)
    const { memberships } = await findMemberships(tx, person.userId)
    if (memberships[0]) return { businessId: memberships[0].business_id }
    const tier = (await findTiers(tx))[0]!
    const { businessId } = await openBusiness(tx, services.clock.now(), {
      userId: person.userId,
      // The business that a person founded and left keeps its id, which is theirs.
      businessId: (await isBusiness(tx, person.userId)) ? newId() : person.userId,
      email: person.email,
      companyName: await companyNameOf(tx, person),
      tier,
      signUpNetwork: signUpNetwork(services.keyring, address),
    })
    const actor = { kind: 'member', userId: person.userId, name: person.name, role: 'admin' } as const
    await furnishBusiness(services, businessContext(services, tx, businessId, actor), tier)
    return { businessId }
  })
}

async function companyNameOf(tx: Tx, { userId, name }: Person): Promise<string> {
  if (await isBusiness(tx, userId)) return name
  return (await findOwnName(tx, userId)) ?? name
}
