import { eq } from 'drizzle-orm'
import { markPlanPaid, trustWithMessages } from '#server/businesses/business/index.ts'
import { businesses } from '#server/businesses/business/tables.ts'
import { findTiers } from '#server/businesses/plans/index.ts'
import { changeSubscription } from '#server/businesses/subscriptions/index.ts'
import type { Auth } from '#server/identity/auth/index.ts'
import { user } from '#server/identity/auth/tables.ts'
import { signUp } from '#server/identity/sign-in/index.ts'
import { deviceTimeZone } from '#server/platform/text/locale.ts'
import type { Services } from '#server/services.ts'
import { PASSWORD } from './cast.ts'
import { settleAccount } from './settleAccount.ts'

/** The demo's businesses are American, as their money and phones are, but in the time zone of this computer. */
export const timeZone = deviceTimeZone()

export type Company = { company: string; owner: { email: string; name: string } }

/** Signs a company up at the services' time, on a plan by its name. Returns the business's id. */
export async function openBusiness(
  services: Services,
  auth: Auth,
  { company, owner }: Company,
  plan: string,
): Promise<string> {
  const { plain } = services.database
  const tier = (await findTiers(plain)).find(({ name }) => name === plan)!
  const { businessId } = await signUp(
    services,
    auth,
    {
      companyName: company,
      email: owner.email,
      password: PASSWORD,
      tierId: tier.id,
      locale: 'en-US',
    },
    new Headers(),
  )
  await settleAccount(plain, businessId, services.clock.now())
  // Not given at the sign-up, which would guess the country from it.
  await services.database.transaction({ businessId }, (tx) =>
    tx.update(businesses).set({ time_zone: timeZone }).where(eq(businesses.id, businessId)),
  )
  // Signing up asks for the business's name, not for the owner's.
  await plain.update(user).set({ name: owner.name }).where(eq(user.id, businessId))
  return businessId
}

/** Buys and pays the plan that a business tries. */
export async function buyPlan({ database, clock }: Services, businessId: string): Promise<void> {
  await database.transaction({ businessId }, async (tx) => {
    const ctx = { tx, businessId, now: clock.now() }
    const set = { subscription_status: 'active', trial_ends_at: null } as const
    await changeSubscription(ctx, { cause: 'bought', set })
    await trustWithMessages(ctx)
    await markPlanPaid(ctx)
  })
}
