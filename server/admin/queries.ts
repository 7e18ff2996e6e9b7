import { sql } from 'drizzle-orm'
import { queryRows, type Tx } from '#server/platform/database/index.ts'
import type { TenantView, TextAlarm } from './contract.ts'

export type Totals = { total: number; active: number; trial: number; monthly_revenue: string }

export async function countTenants(tx: Tx): Promise<Totals> {
  const [totals] = await queryRows<Totals>(
    tx,
    sql`select total, active, trial, monthly_revenue::text from admin_overview()`,
  )
  return totals!
}

export type TenantFilter = {
  search?: string | undefined
  status?: string | undefined
  after?: { created_at: Date; id: string } | undefined
}

type TenantRow = Omit<TenantView, 'tier' | 'created_at' | 'subscription_period_end'> & {
  tier_name: string
  price_monthly: string
  created_at: Date | string
  subscription_period_end: Date | string | null
}

/** Tenants, newest first. */
export async function findTenants(
  tx: Tx,
  now: Date,
  { search, status, after }: TenantFilter,
  most: number,
): Promise<TenantView[]> {
  const rows = await queryRows<TenantRow>(
    tx,
    sql`select business_id, company_name, email, tier_name, price_monthly::text, subscription_status,
        subscription_period_end, credits_remaining::float8 as credits_remaining, usage_customers,
        usage_sms_monthly, awaits_payment, stripe_price_id, created_at
      from admin_tenants(${search || null}::text, ${status ?? null}::text, ${now.toISOString()}::timestamptz,
        ${after?.created_at.toISOString() ?? null}::timestamptz, ${after?.id ?? null}::uuid, ${most}::integer)`,
  )
  return rows.map(({ tier_name, price_monthly, created_at, subscription_period_end, ...row }) => ({
    ...row,
    tier: { name: tier_name, price_monthly },
    created_at: new Date(created_at).toISOString(),
    subscription_period_end: subscription_period_end && new Date(subscription_period_end).toISOString(),
  }))
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
