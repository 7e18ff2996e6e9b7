import { z } from 'zod'
import { inBusiness } from '#server/services.ts'
import { findBusinessOf } from '../queries.ts'
import { followStripeQueue } from '../queues.ts'
import type { BillingServices } from '../services.ts'
import { stripeEvents } from '../tables.ts'

/** The fields that are read of an event. Thin events and other notices have no object. */
const event = z.object({
  id: z.string().min(1).max(255),
  type: z.string().max(255),
  data: z.object({
    object: z.object({
      object: z.string().optional(),
      id: z.string().optional(),
      customer: z.union([z.string(), z.object({ id: z.string() })]).nullish(),
    }),
  }),
})
type About = z.output<typeof event>['data']['object']

/**
 * Stores an event and queues a look at Stripe, in one transaction. Each event is handled once, in any order, and its
 * contents are never trusted. An event about no business here, or of another form, is ignored: if it were refused,
 * Stripe would send it again for three days.
 * @param body as received; its signature was checked
 */
export async function receiveEvent(services: BillingServices, body: string): Promise<void> {
  const read = event.safeParse(parse(body))
  if (!read.success) {
    services.log.info(
      { reason: z.prettifyError(read.error) },
      'an event of Stripe has a form that is not read',
    )
    return
  }
  const { id, type, data } = read.data
  const customer = customerOf(data.object)
  const businessId = customer && (await findBusinessOf(services.database, customer))
  if (!businessId) return
  await inBusiness(services, businessId, { kind: 'system', name: 'stripe' }, async (ctx) => {
    const [kept] = await ctx.tx
      .insert(stripeEvents)
      .values({ business_id: businessId, id, type, created_at: ctx.now })
      .onConflictDoNothing()
      .returning({ id: stripeEvents.id })
    // Events that wait together are one job.
    if (kept) await ctx.jobs.enqueue(ctx.tx, followStripeQueue, { businessId }, { singletonKey: businessId })
  })
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

function customerOf({ object, id, customer }: About): string | null {
  if (object === 'customer') return id ?? null
  return (typeof customer === 'object' ? customer?.id : customer) ?? null
}
