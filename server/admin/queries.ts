import { eq, sql } from 'drizzle-orm'
import { businesses } from '#server/companies/tables.ts'
import type { ShopContext } from '#server/platform/context.ts'
import { queryRows, type Tx } from '#server/platform/database/index.ts'
import type { Place } from '#server/platform/page.ts'
import type { TenantView, TextAlarm } from './contract.ts'
import type { NewName } from './namesContract.ts'

export type Totals = { total: number; active: number; trial: number; monthly_revenue: string }

export async function countTenants(tx: Tx): Promise<Totals> {
  const [totals] = await queryRows<Totals>(
    tx,
    sql`select total, active, trial, monthly_revenue::text from admin_overview()`,
  )
  return totals!
}

export type TenantFilter = {
  /** One tenant alone. */
  id?: string | undefined
  search?: string | undefined
  status?: string | undefined
  after?: Place | null
}

type Moment = 'created_at' | 'subscription_period_end' | 'suspended_at'
type TenantRow = Omit<TenantView, 'tier' | Moment> & {
  tier_name: string
  price_monthly: string
  created_at: Date | string
  subscription_period_end: Date | string | null
  suspended_at: Date | string | null
}

/** Tenants, newest first. */
export async function findTenants(
  tx: Tx,
  now: Date,
  { id, search, status, after }: TenantFilter,
  most: number,
): Promise<TenantView[]> {
  const rows = await queryRows<TenantRow>(
    tx,
    sql`select business_id, company_name, email, tier_name, price_monthly::text, subscription_status,
        subscription_period_end, credits_remaining::float8 as credits_remaining, usage_customers,
        usage_sms_monthly, awaits_payment, stripe_price_id, suspended_at, suspended_reason, created_at
      from admin_tenants(${id ?? null}::uuid, ${search || null}::text, ${status ?? null}::text,
        ${now.toISOString()}::timestamptz,
        ${after?.at.toISOString() ?? null}::timestamptz, ${after?.id ?? null}::uuid, ${most}::integer)`,
  )
  return rows.map(
    ({ tier_name, price_monthly, created_at, subscription_period_end, suspended_at, ...row }) => ({
      ...row,
      tier: { name: tier_name, price_monthly },
      created_at: new Date(created_at).toISOString(),
      subscription_period_end: subscription_period_end && new Date(subscription_period_end).toISOString(),
      suspended_at: suspended_at && new Date(suspended_at).toISOString(),
    }),
  )
}

/**
 * Suspends a shop, or lets it work again. A closed one then has its whole time again in which its admin can open it:
 * while it was suspended, nobody could.
 */
export async function setShopSuspension(
  { tx, businessId, now }: ShopContext,
  reason: string | null,
): Promise<void> {
  const suspended = { suspended_at: now, suspended_reason: reason }
  const restored = {
    suspended_at: null,
    suspended_reason: null,
    closing_at: sql`case when ${businesses.closing_at} is not null then ${now.toISOString()}::timestamptz end`,
  }
  await tx
    .update(businesses)
    .set(reason === null ? restored : suspended)
    .where(eq(businesses.id, businessId))
}

type NameRow = Omit<NewName, 'at'> & { created_at: Date | string; total: number }

/** New names that no super admin has looked at, newest first, and how many there are in all. */
export async function findNewNames(tx: Tx, most: number): Promise<{ names: NewName[]; total: number }> {
  const rows = await queryRows<NameRow>(
    tx,
    sql`select business_id, id, name, previous_name, email, created_at, total::integer as total
      from admin_new_names(${most}::integer)`,
  )
  return {
    names: rows.map(({ total: _, created_at, ...name }) => ({
      ...name,
      at: new Date(created_at).toISOString(),
    })),
    total: rows[0]?.total ?? 0,
  }
}

/** False where it was seen before, or is none. */
export async function seeName(tx: Tx, now: Date, businessId: string, id: string): Promise<boolean> {
  const [row] = await queryRows<{ seen: boolean }>(
    tx,
    sql`select admin_see_name(${businessId}::uuid, ${id}::uuid, ${now.toISOString()}::timestamptz) as seen`,
  )
  return row!.seen
}

/** What is counted of texts since a day: the platform's rows, and those of others whose limit was reached. */
export type TextCount = {
  day: string
  scope: TextAlarm['scope']
  sent: number
  reached_at: Date | string | null
  company_name: string | null
}

export const findTextCounts = (tx: Tx, since: string): Promise<TextCount[]> =>
  queryRows<TextCount>(tx, sql`select * from admin_text_counts(${since}::text)`)

/** The company's name; undefined where there is no such tenant, or none that awaits a payment. */
export async function releaseTexts(tx: Tx, businessId: string, now: Date): Promise<string | undefined> {
  const [released] = await queryRows<{ company_name: string }>(
    tx,
    sql`select * from admin_allow_texts(${businessId}::uuid, ${now.toISOString()}::timestamptz)`,
  )
  return released?.company_name
}
