import { and, desc, eq, sql } from 'drizzle-orm'
import { recordConsent } from '#server/customers/index.ts'
import { consents, customers } from '#server/customers/tables.ts'
import type { ShopContext } from '#server/platform/context.ts'
import { queryRows, type Tx } from '#server/platform/database/index.ts'
import { liftSuppression, suppress } from './suppressions.ts'

/** A context without a shop of its own: what concerns a phone concerns every shop that knows it. */
export type PhoneContext = Omit<ShopContext, 'businessId'>

/**
 * Obeys a STOP: keeps it for the platform's sender and ends the consent to texts in every shop that knows the
 * phone, in one transaction. Leaves the transaction speaking for the last of these shops. Says whether the
 * phone was not stopped before.
 */
export async function stopTexting(
  ctx: PhoneContext,
  { phone, sender, words }: { phone: string; sender: string; words: string },
): Promise<boolean> {
  const isNews = await suppress(ctx.tx, ctx.keyring, { phone, sender, now: ctx.now })
  for (const { business_id: businessId, customer_id: customerId } of await shopsKnowing(ctx.tx, phone)) {
    await speakFor(ctx.tx, businessId)
    if (!(await getsTexts(ctx.tx, businessId, customerId))) continue
    await recordConsent(
      { ...ctx, businessId },
      { customerId, channel: 'sms', given: false, source: 'stop', wording: words },
    )
  }
  return isNews
}

/**
 * Obeys a START: lifts the STOP, and renews consent only in shops where it was a STOP that had ended it. Says
 * whether there was a STOP to lift.
 */
export async function startTexting(
  ctx: PhoneContext,
  { phone, words }: { phone: string; words: string },
): Promise<boolean> {
  if (!(await liftSuppression(ctx.tx, ctx.keyring, { phone, now: ctx.now }))) return false
  for (const { business_id: businessId, customer_id: customerId } of await shopsKnowing(ctx.tx, phone)) {
    await speakFor(ctx.tx, businessId)
    if ((await lastSource(ctx.tx, businessId, customerId)) !== 'stop') continue
    await recordConsent(
      { ...ctx, businessId },
      { customerId, channel: 'sms', given: true, source: 'start', wording: words },
    )
  }
  return true
}

/** The shops that know a phone, always in the same order, so that two replies at once don't lock crosswise. */
export function shopsKnowing(tx: Tx, phone: string) {
  return queryRows<{ business_id: string; customer_id: string; company_name: string }>(
    tx,
    sql`select * from customers_by_phone(${phone})`,
  )
}

const speakFor = (tx: Tx, businessId: string) =>
  tx.execute(sql`select set_config('app.business_id', ${businessId}, true)`)

async function getsTexts(tx: Tx, businessId: string, customerId: string): Promise<boolean> {
  const [customer] = await tx
    .select({ opted_in_sms: customers.opted_in_sms })
    .from(customers)
    .where(and(eq(customers.business_id, businessId), eq(customers.id, customerId)))
  return customer?.opted_in_sms ?? false
}

/** Where the customer's last word on texts came from. */
async function lastSource(tx: Tx, businessId: string, customerId: string): Promise<string | undefined> {
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
