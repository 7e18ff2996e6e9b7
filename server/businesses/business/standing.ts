import { eq, sql } from 'drizzle-orm'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { businesses, tenants } from './tables.ts'

/** Closes a business, or opens it again if `at` is null. */
export async function setClosing({ tx, businessId }: BusinessContext, at: Date | null): Promise<void> {
  await tx.update(businesses).set({ closing_at: at }).where(eq(businesses.id, businessId))
}

/** Suspends a business. Its admin reads the reason. */
export async function suspendBusiness(
  { tx, businessId, now }: BusinessContext,
  reason: string,
): Promise<void> {
  await tx
    .update(businesses)
    .set({ suspended_at: now, suspended_reason: reason })
    .where(eq(businesses.id, businessId))
}

/**
 * Ends a suspension. A closed business then gets its whole period again in which its admin can open it, because nobody
 * could open it while it was suspended.
 */
export async function restoreBusiness({ tx, businessId, now }: BusinessContext): Promise<void> {
  await tx
    .update(businesses)
    .set({
      suspended_at: null,
      suspended_reason: null,
      closing_at: sql`case when ${businesses.closing_at} is not null then ${now.toISOString()}::timestamptz end`,
    })
    .where(eq(businesses.id, businessId))
}

/**
 * Stops the marketing mail of a business, because too many of its receivers refused it, bounced, complained or
 * unsubscribed.
 */
export async function stopMarketingMail(
  { tx, businessId, now }: BusinessContext,
  to: 'everybody' | 'strangers',
): Promise<void> {
  const stopped = to === 'everybody' ? { mail_stopped_at: now } : { strangers_mail_stopped_at: now }
  await tx.update(businesses).set(stopped).where(eq(businesses.id, businessId))
}

/**
 * Lets the marketing mail of a business go on. Receivers who refuse it, bounce, complain or unsubscribe are counted
 * from `watchedFrom` on.
 */
export async function releaseMarketingMail(
  { tx, businessId }: BusinessContext,
  watchedFrom: Date,
): Promise<void> {
  await tx
    .update(businesses)
    .set({ mail_stopped_at: null, strangers_mail_stopped_at: null, mail_watched_from: watchedFrom })
    .where(eq(businesses.id, businessId))
}

/** Erases what names a company or its people. Its payments and its day of opening stay. */
export async function makeCompanyAnonymous({ tx, businessId, now }: BusinessContext): Promise<void> {
  const name = 'Closed shop'
  await tx.update(tenants).set({ company_name: name }).where(eq(tenants.business_id, businessId))
  await tx
    .update(businesses)
    .set({
      company_name: name,
      email: '',
      contact_email: null,
      contact_phone: null,
      address: null,
      privacy_notice: null,
      suspended_reason: null,
      mail_sender_name: null,
      sms_opt_in_wording: null,
      email_opt_in_wording: null,
      logo_hash: null,
      asked_tier_id: null,
      asked_at: null,
      // No customers and no messages are left to count.
      usage_customers: 0,
      usage_sms_monthly: 0,
      usage_sms_total: 0,
      erased_at: now,
    })
    .where(eq(businesses.id, businessId))
}
