import { and, desc, eq, isNull } from 'drizzle-orm'
import type { z } from 'zod'
import { findSurvivor, recordConsent } from '#server/loyalty/customers/index.ts'
import { consents, customers } from '#server/loyalty/customers/tables.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import type { Keyring } from '#server/platform/secrets/keyring.ts'
import { inBusiness, type Services } from '#server/services.ts'
import { isSuppressed } from '../limits/suppressions.ts'
import type { followReplyQueue } from '../queues.ts'

export type Replied = z.infer<typeof followReplyQueue.payload>

const about = (customerId: string) => `reply:${customerId}`

export const sealWords = (keyring: Keyring, customerId: string, words: string): string =>
  keyring.seal(words, about(customerId))

/**
 * Makes the consent of one customer follow a STOP or START, in a transaction of that business. Jobs come late, twice and
 * in any order, so what is kept of the phone now decides: a STOP that was lifted meanwhile ends nothing, a START
 * that was taken back renews nothing, and a second time changes nothing.
 */
export function followReply(services: Services, { businessId, ...reply }: Replied): Promise<void> {
  const { customerId: repliedFor, given } = reply
  return inBusiness(services, businessId, { kind: 'system', name: 'replies' }, async (ctx) => {
    // Asked again where a merge came in between.
    const customer = (await lockSurvivor(ctx, repliedFor)) ?? (await lockSurvivor(ctx, repliedFor))
    // A STOP goes over with a merge; a START is no agreement to write to another phone of theirs.
    if (!customer?.phone || (given && customer.id !== repliedFor)) return
    const { id: customerId } = customer
    const stopped = await isSuppressed(ctx.tx, ctx.keyring, customer.phone)
    if (given === stopped || customer.opted_in_sms === given) return
    if (given && (await lastSource(ctx, customerId)) !== 'stop') return
    const source = given ? 'start' : 'stop'
    const wording = ctx.keyring.open(reply.words, about(repliedFor)) ?? source.toUpperCase()
    await recordConsent(ctx, { customerId, channel: 'sms', given, source, wording })
  })
}

/** Locked before the STOP is looked at, so that of two replies the later one has the last word. */
async function lockSurvivor(ctx: BusinessContext, customerId: string) {
  const survivorId = await findSurvivor(ctx, customerId)
  const [customer] = await ctx.tx
    .select({ id: customers.id, phone: customers.phone, opted_in_sms: customers.opted_in_sms })
    .from(customers)
    .where(
      and(
        eq(customers.business_id, ctx.businessId),
        eq(customers.id, survivorId),
        isNull(customers.merged_into),
      ),
    )
    .for('update')
  return customer
}

/** Where the customer's last word on texts came from. */
async function lastSource(
  { tx, businessId }: BusinessContext,
  customerId: string,
): Promise<string | undefined> {
  const [last] = await tx
    .select({ source: consents.source })
    .from(consents)
    .where(
      and(
        eq(consents.business_id, businessId),
        eq(consents.customer_id, customerId),
        eq(consents.channel, 'sms'),
      ),
    )
    .orderBy(desc(consents.created_at), desc(consents.id))
    .limit(1)
  return last?.source
}
