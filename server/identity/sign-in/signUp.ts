import { isAPIError } from 'better-auth/api'
import { recordAct } from '#server/businesses/audit/index.ts'
import { signUpNetwork } from '#server/businesses/business/index.ts'
import { recordCredits } from '#server/businesses/credits/index.ts'
import { findTier, type Tier } from '#server/businesses/plans/index.ts'
import { openBusiness } from '#server/businesses/subscriptions/index.ts'
import { ADDRESS_HEADER, type Auth, keepFirstLanguage } from '#server/identity/auth/index.ts'
import { addDefaultTemplates } from '#server/messaging/templates/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { invalidField, Refusal } from '#server/platform/context/refusal.ts'
import { hashWithin } from '#server/platform/passwords/index.ts'
import { businessContext, type Services } from '#server/services.ts'
import { limitNewAccounts, queueVerification } from './newAccount.ts'

export type SignUp = {
  companyName: string
  email: string
  password: string
  tierId: string
  timeZone?: string | undefined
  locale?: string | undefined
}

/**
 * Makes the person, their company, business, membership, first credits and templates in one transaction: all or
 * nothing. Returns the cookies that sign them in.
 * @throws {Refusal} 'invalid' for an address that has an account already; 'too_many_requests' for a mailbox that has
 * several, or has had many of these mails
 */
export const signUp = (services: Services, auth: Auth, input: SignUp, headers: Headers) =>
  hashWithin(services.database, async (tx) => {
    const tier = await findTier(tx, input.tierId)
    if (!tier) throw invalidField('tier_id', 'Please select a subscription tier')
    const person = { name: input.companyName, email: input.email, password: input.password }
    const { userId, cookies } = await auth.within(tx, () => createUser(auth, person, headers))
    await keepFirstLanguage(tx, userId)
    await limitNewAccounts(services, tx, input.email, { isProven: false })
    await queueVerification(services, tx, { userId, email: input.email })
    const now = services.clock.now()
    const address = headers.get(ADDRESS_HEADER)
    const { businessId } = await openBusiness(tx, now, {
      userId,
      email: input.email,
      companyName: input.companyName,
      tier,
      timeZone: input.timeZone,
      locale: input.locale,
      // Unknown without a browser, as when the demo is made.
      signUpNetwork: address ? signUpNetwork(services.keyring, address) : null,
    })
    const actor = { kind: 'member', userId, name: input.companyName, role: 'admin' } as const
    await furnishBusiness(services, businessContext(services, tx, businessId, actor), tier)
    return { businessId, tier, cookies }
  })

/** Gives a new business its templates, and the credits of its plan. */
export async function furnishBusiness(services: Services, ctx: BusinessContext, tier: Tier): Promise<void> {
  await addDefaultTemplates(ctx)
  await recordAct(ctx, { action: 'shop_opened' })
  if (tier.initial_credits > 0) {
    await recordCredits(ctx.tx, ctx.businessId, services.clock.now(), {
      kind: 'initial',
      credits: tier.initial_credits,
      reason: `Included in ${tier.name}`,
    })
  }
}

/**
 * Makes an account and signs it in. Call it through `auth.within`, so that it exists only together with the rest.
 * @throws {Refusal} 'invalid' for an address that has an account already.
 */
export async function createUser(
  auth: Auth,
  body: { name: string; email: string; password: string },
  headers: Headers,
) {
  try {
    const { headers: answered, response } = await auth.api.signUpEmail({
      body,
      headers,
      returnHeaders: true,
    })
    return { userId: response.user.id, cookies: answered.getSetCookie() }
  } catch (error) {
    if (!isAPIError(error)) throw error
    if (error.body?.code?.startsWith('USER_ALREADY_EXISTS'))
      throw invalidField('email', 'User already registered')
    throw new Refusal('invalid', error.message)
  }
}
