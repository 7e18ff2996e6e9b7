import { and, eq } from 'drizzle-orm'
import { businesses } from '#server/businesses/business/tables.ts'
import { recordCredits } from '#server/businesses/credits/index.ts'
import { findTiers } from '#server/businesses/plans/index.ts'
import { openBusiness } from '#server/businesses/subscriptions/index.ts'
import { writeConsent } from '#server/loyalty/customers/index.ts'
import { consents, customers } from '#server/loyalty/customers/tables.ts'
import type { MessageServices } from '#server/messaging/messages/index.ts'
import { communicationLogs } from '#server/messaging/messages/tables.ts'
import { addDefaultTemplates } from '#server/messaging/templates/index.ts'
import { announce } from '#server/messaging/triggers/meeting/announce.ts'
import { phoneDigits } from '#server/platform/contact/phone.ts'
import type { Actor, BusinessContext } from '#server/platform/context/context.ts'
import { newId } from '#server/platform/context/ids.ts'
import { readableCode } from '#server/platform/secrets/readableCode.ts'
import { inBusiness } from '#server/services.ts'
import { addOwner, payFor } from '#tests/world/owner.ts'

export type NewMessageBusiness = {
  name?: string
  plan?: 'Free' | 'Pro' | 'Agency'
  credits?: number
  timeZone?: string
  /** Default '1 Main Street, Springfield'; null for none. */
  address?: string | null
  /** True if the owner's address is proven. Default true. */
  proven?: boolean
  /** True if the plan is paid. Default true. */
  paid?: boolean
  /** The network from which the business was opened. */
  network?: string
}

export type NewCustomer = {
  firstName?: string | null
  phone?: string | null
  email?: string | null
  /** Channels that the customer agreed to on the sign-up form. */
  agreed?: ('sms' | 'email')[]
  /** The number of the customer's visits. Default 0. */
  visits?: number
}

export type MessageBusiness = Awaited<ReturnType<typeof openMessageBusiness>>

/** Welcomes a customer, as joining does. */
export const welcome = (ctx: BusinessContext, customerId: string): Promise<void> =>
  announce(ctx, { customerId, hasJoined: true, rewards: [] })

let phones = 0
/** A number that is used only once in this run. */
export const newPhone = (): string => `+1415${5_551_000 + phones++}`

/** A business with its default templates, whose customers can be messaged. */
export async function openMessageBusiness(services: MessageServices, wanted: NewMessageBusiness) {
  const businessId = await makeBusiness(services, wanted)
  const actor: Actor = { kind: 'member', userId: businessId, name: 'Olive', role: 'admin' }
  const run = <T>(work: (ctx: BusinessContext) => Promise<T>) => inBusiness(services, businessId, actor, work)
  return {
    businessId,
    run,
    addCustomer: (customer: NewCustomer = {}) => run((ctx) => addCustomer(ctx, customer)),
    business: () =>
      run(async ({ tx }) => (await tx.select().from(businesses).where(eq(businesses.id, businessId)))[0]!),
    change: (change: Partial<typeof businesses.$inferInsert>) =>
      run(({ tx }) => tx.update(businesses).set(change).where(eq(businesses.id, businessId))),
    messages: () =>
      run(({ tx }) =>
        tx
          .select()
          .from(communicationLogs)
          .where(eq(communicationLogs.business_id, businessId))
          .orderBy(communicationLogs.id),
      ),
    customer: (id: string) =>
      run(async ({ tx }) => {
        const own = and(eq(customers.business_id, businessId), eq(customers.id, id))
        return (await tx.select().from(customers).where(own))[0]!
      }),
    consents: (customerId: string) =>
      run(({ tx }) =>
        tx
          .select()
          .from(consents)
          .where(and(eq(consents.business_id, businessId), eq(consents.customer_id, customerId)))
          .orderBy(consents.created_at, consents.id),
      ),
  }
}

async function makeBusiness(services: MessageServices, wanted: NewMessageBusiness): Promise<string> {
  const userId = newId()
  return services.database.transaction({ userId }, async (tx) => {
    const tier = (await findTiers(tx)).find(({ name }) => name === (wanted.plan ?? 'Agency'))!
    const { jobs, keyring, publicUrl, canText, textLimits } = services
    const now = services.clock.now()
    const companyName = wanted.name ?? 'Café Sunrise'
    const email = `owner-${userId}@sunrise.example`
    await addOwner(tx, now, { userId, email, proven: wanted.proven })
    const { businessId } = await openBusiness(tx, now, {
      signUpNetwork: wanted.network ?? null,
      userId,
      email,
      companyName,
      tier,
      timeZone: wanted.timeZone ?? 'America/New_York',
    })
    if (wanted.paid ?? true) await payFor(tx, businessId, now)
    // Customers have American phones, whatever the business's time zone.
    const address = wanted.address === undefined ? '1 Main Street, Springfield' : wanted.address
    const place = { default_country: 'US', currency: 'USD', address }
    await tx.update(businesses).set(place).where(eq(businesses.id, businessId))
    const actor = { kind: 'system', name: 'test' } as const
    await addDefaultTemplates({
      businessId,
      actor,
      tx,
      now,
      address: null,
      device: null,
      language: 'en',
      jobs,
      keyring,
      publicUrl,
      canText,
      textLimits,
    })
    const movement = { kind: 'initial', credits: wanted.credits ?? 0, reason: 'A start' } as const
    if (movement.credits > 0) await recordCredits(tx, businessId, now, movement)
    return businessId
  })
}

async function addCustomer(ctx: BusinessContext, customer: NewCustomer): Promise<string> {
  const id = newId()
  const phone = customer.phone === undefined ? newPhone() : customer.phone
  await ctx.tx.insert(customers).values({
    business_id: ctx.businessId,
    id,
    unique_customer_id: `CUS${readableCode(10)}`,
    first_name: customer.firstName === undefined ? 'Ana' : customer.firstName,
    phone,
    auth_phone: phone && phoneDigits(phone),
    email: customer.email ?? null,
    total_visits: customer.visits ?? 0,
    created_at: ctx.now,
  })
  for (const channel of customer.agreed ?? ['sms']) {
    const wording = 'I agree to get messages.'
    await writeConsent(ctx, { customerId: id, channel, given: true, source: 'sign-up form', wording })
  }
  return id
}
