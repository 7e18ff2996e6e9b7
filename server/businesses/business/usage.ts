import { eq, sql } from 'drizzle-orm'
import type { BusinessContext } from '#server/platform/context/context.ts'
import type { Tx } from '#server/platform/database/index.ts'
import type { Business } from './queries.ts'
import { businesses } from './tables.ts'

/** Adds `more` customers to the count that the plan limits. */
export async function raiseCustomerUsage({ tx, businessId }: BusinessContext, more: number): Promise<void> {
  await tx
    .update(businesses)
    .set({ usage_customers: sql`${businesses.usage_customers} + ${more}` })
    .where(eq(businesses.id, businessId))
}

type MessageUsage = Pick<
  Business,
  | 'usage_sms_monthly'
  | 'usage_sms_month'
  | 'usage_sms_total'
  | 'usage_mails_monthly'
  | 'usage_mails_month'
  | 'usage_mails_total'
>

/** Sets the numbers of texts and marketing mails that a business has sent. The caller has locked its row. */
export async function setMessageUsage(
  { tx, businessId }: BusinessContext,
  usage: Partial<MessageUsage>,
): Promise<void> {
  await tx.update(businesses).set(usage).where(eq(businesses.id, businessId))
}

/**
 * Adds credits, or takes them if `credits` is negative. Only the room of the credits, which writes why, may call it.
 */
export async function addCredits(tx: Tx, businessId: string, credits: number): Promise<void> {
  await tx
    .update(businesses)
    .set({ credits_remaining: sql`${businesses.credits_remaining} + ${credits}` })
    .where(eq(businesses.id, businessId))
}

/** The counters of a business that limits and meters read. */
export type Counters = Pick<
  Business,
  'usage_customers' | 'usage_sms_monthly' | 'usage_sms_total' | 'credits_remaining'
>

/** Sets counters to what their rows add up to. Only the repair may call it, with the row of the business locked. */
export async function setCounters(tx: Tx, businessId: string, counters: Counters): Promise<void> {
  await tx.update(businesses).set(counters).where(eq(businesses.id, businessId))
}
