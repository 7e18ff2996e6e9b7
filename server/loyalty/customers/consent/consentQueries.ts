import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { consents } from '../tables.ts'

type Channel = 'sms' | 'email'

const ofCustomer = (businessId: string, customerId: string, channel: Channel) =>
  and(
    eq(consents.business_id, businessId),
    eq(consents.customer_id, customerId),
    eq(consents.channel, channel),
  )

/** The newest consents of these customers. */
export const findConsents = ({ tx, businessId }: BusinessContext, customerIds: string[], most: number) =>
  tx
    .select({
      id: consents.id,
      channel: consents.channel,
      given: consents.given,
      source: consents.source,
      wording: consents.wording,
      recorded_by: consents.recorded_by,
      ip_address: consents.ip_address,
      at: consents.created_at,
    })
    .from(consents)
    .where(and(eq(consents.business_id, businessId), inArray(consents.customer_id, customerIds)))
    .orderBy(desc(consents.created_at), desc(consents.id))
    .limit(most)

/** Source of a customer's last consent to a channel, or of its withdrawal; undefined if there is none. */
export async function findLastSource(
  { tx, businessId }: BusinessContext,
  customerId: string,
  channel: Channel,
): Promise<string | undefined> {
  const [last] = await tx
    .select({ source: consents.source })
    .from(consents)
    .where(ofCustomer(businessId, customerId, channel))
    .orderBy(desc(consents.created_at), desc(consents.id))
    .limit(1)
  return last?.source
}

/** True if a customer agreed to a channel after a moment. */
export async function hasAgreedSince(
  { tx, businessId }: BusinessContext,
  customerId: string,
  channel: Channel,
  at: Date,
): Promise<boolean> {
  const [later] = await tx
    .select({ id: consents.id })
    .from(consents)
    .where(
      and(ofCustomer(businessId, customerId, channel), eq(consents.given, true), gt(consents.created_at, at)),
    )
    .limit(1)
  return later !== undefined
}

/** Renames an imported file in the proof of each consent that came with it. */
export async function renameImport(
  { tx, businessId }: BusinessContext,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const [quoted, next] = [`"${from}"`, `"${to}"`]
  await tx
    .update(consents)
    .set({ wording: sql`replace(${consents.wording}, ${quoted}::text, ${next}::text)` })
    .where(
      and(
        eq(consents.business_id, businessId),
        eq(consents.source, 'import'),
        sql`strpos(${consents.wording}, ${quoted}::text) > 0`,
      ),
    )
}
