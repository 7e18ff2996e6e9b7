import type { Payments } from '#server/platform/providers/payments.ts'
import { inBusiness } from '#server/services.ts'
import { findBusinessOf } from './queries.ts'
import type { BillingServices } from './services.ts'
import { stripeEvents } from './tables.ts'

type Event = NonNullable<ReturnType<Payments['readEvent']>>

/**
 * Keeps an event and queues a look at Stripe, in one transaction: an event is handled once, in whatever order
 * it comes, and what it says is never believed. One that is about nobody of ours is left alone.
 */
export async function receiveEvent(services: BillingServices, event: Event): Promise<void> {
  const customer = customerOf(event.data.object)
  const businessId = customer && (await findBusinessOf(services.database, customer))
  if (!businessId) return
  await inBusiness(services, businessId, { kind: 'system', name: 'stripe' }, async (ctx) => {
    const [kept] = await ctx.tx
      .insert(stripeEvents)
      .values({ business_id: businessId, id: event.id, type: event.type, created_at: ctx.now })
      .onConflictDoNothing()
      .returning({ id: stripeEvents.id })
    // Several events that wait together are one look.
    if (kept) await ctx.jobs.enqueue(ctx.tx, 'follow-stripe', { businessId }, { singletonKey: businessId })
  })
}

function customerOf(object: object): string | null {
  const { customer, object: kind, id } = object as { customer?: unknown; object?: string; id?: string }
  if (kind === 'customer') return id ?? null
  if (typeof customer === 'string') return customer
  return customer && typeof customer === 'object' && 'id' in customer ? String(customer.id) : null
}
