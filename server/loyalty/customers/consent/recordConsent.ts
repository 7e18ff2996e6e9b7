import { and, eq, sql } from 'drizzle-orm'
import { publish } from '#server/loyalty/events/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { newId } from '#server/platform/context/ids.ts'
import { notFound } from '#server/platform/context/refusal.ts'
import { limitRate } from '#server/platform/rate-limits/index.ts'
import { consents, customers } from '../tables.ts'
import { keepEnd } from './consentEnded.ts'
import type { ConsentSource } from './consentSource.ts'
import { contactOf, keepWithdrawal, liftWithdrawal } from './withdrawals.ts'

export type Consent = {
  customerId: string
  channel: 'sms' | 'email'
  given: boolean
  source: ConsentSource
  /** The exact words agreed to, or the words of the reply that withdrew it. */
  wording: string
  ip?: string | null
}

/**
 * Sources through which customers can agree and withdraw by themselves, as often as they like. Each time adds a row of
 * proof.
 */
const byThemselves: ReadonlySet<ConsentSource> = new Set(['portal', 'preferences page'])
const AGREED_A_DAY = {
  limit: 20,
  windowSeconds: 86_400,
  message: 'You have switched this on many times today.',
}

/** Records a consent or its withdrawal, and publishes that the customer changed. */
export async function recordConsent(ctx: BusinessContext, consent: Consent): Promise<void> {
  await writeConsent(ctx, consent)
  await publish(ctx, [{ type: 'customer.changed', ids: { customer_id: consent.customerId } }])
}

/**
 * Stores a consent or its withdrawal as proof (GDPR 7(1)) and as the current answer. The customer's version changes
 * too, so that a form opened before cannot bring the old answer back. Verbs that publish their own event about the
 * customer call it: joining is one event.
 * @throws {Refusal} 'too_many_requests' if a customer agrees by themselves too often in a day; they can always withdraw
 */
export async function writeConsent(ctx: BusinessContext, consent: Consent): Promise<void> {
  const { businessId, actor, tx, now } = ctx
  const { customerId, channel, given, source } = consent
  if (given && byThemselves.has(source))
    await limitRate(tx, `agreed:${businessId}:${customerId}`, AGREED_A_DAY, now)
  const changed = await tx
    .update(customers)
    .set({
      ...(channel === 'sms' ? { opted_in_sms: given } : { opted_in_email: given }),
      version: sql`${customers.version} + 1`,
    })
    .where(and(eq(customers.business_id, businessId), eq(customers.id, customerId)))
    .returning({ phone: customers.phone, email: customers.email })
  const [customer] = changed
  if (!customer) throw notFound('Customer')
  await tx.insert(consents).values({
    business_id: businessId,
    id: newId(),
    customer_id: customerId,
    channel,
    given,
    source,
    wording: consent.wording,
    recorded_by: actor.kind === 'member' ? actor.userId : null,
    ip_address: consent.ip ?? null,
    created_at: now,
  })
  const address = contactOf(customer, channel)
  const contact = address === null ? null : { channel, contact: address }
  if (contact) await (given ? liftWithdrawal : keepWithdrawal)(ctx, contact)
  if (!given) await keepEnd(ctx, { customer: customerId, channel, contact, source })
}
