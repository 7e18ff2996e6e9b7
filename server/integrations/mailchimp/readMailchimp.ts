import { sql } from 'drizzle-orm'
import { findBusinessAndTier } from '#server/businesses/business/index.ts'
import { plansWith } from '#server/businesses/plans/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { queryRows } from '#server/platform/database/index.ts'
import { refusalIn } from '#server/platform/text/refusalIn.ts'
import { findConnection } from './connection.ts'
import type { MailchimpView } from './contract.ts'

const FAILED_SHOWN = 5

/** Reads the state of the sync for the settings. */
export async function readMailchimp(ctx: BusinessContext): Promise<MailchimpView> {
  const { tier } = await findBusinessAndTier(ctx)
  const found = await findConnection(ctx)
  const counts = await countMembers(ctx, found?.list_id ?? null)
  const total = found?.backfill_total ?? 0
  return {
    allowed: tier.features.mailchimp === true,
    plans: await plansWith(ctx.tx, 'mailchimp'),
    api_key_end: found?.key_end ?? null,
    audience: found?.list_id ? { id: found.list_id, name: found.list_name ?? found.list_id } : null,
    refused: found?.refused_at ? { at: found.refused_at.toISOString(), reason: found.refusal ?? '' } : null,
    trouble:
      found?.trouble && found.next_try_at
        ? { reason: refusalIn(ctx.language, found.trouble), next_try_at: found.next_try_at.toISOString() }
        : null,
    tells_at_once: Boolean(found?.webhook_id),
    checked_at: found?.checked_at?.toISOString() ?? null,
    reading:
      found?.list_id && found.read_to !== null
        ? { done: Math.min(found.read_to, found.read_total), total: found.read_total }
        : null,
    progress: { total, done: Math.max(0, total - counts.waiting) },
    counts,
    failed: counts.failed > 0 ? await someFailed(ctx) : [],
  }
}

async function countMembers(
  { tx, businessId }: BusinessContext,
  list: string | null,
): Promise<MailchimpView['counts']> {
  const [counts] = await queryRows<MailchimpView['counts']>(
    tx,
    sql`select count(*) filter (where state = 'subscribed')::integer as subscribed,
        count(*) filter (where state = 'left')::integer as "left",
        count(*) filter (where state = 'failed')::integer as failed,
        count(*) filter (where due_at is not null)::integer as waiting
      from mailchimp_members where business_id = ${businessId} and list_id = ${list}`,
  )
  return counts!
}

async function someFailed({ tx, businessId, language }: BusinessContext) {
  const rows = await queryRows<MailchimpView['failed'][number]>(
    tx,
    sql`select m.customer_id, coalesce(nullif(btrim(concat_ws(' ', c.first_name, c.last_name)), ''), c.email, '') as name,
        coalesce(m.failure, '') as reason
      from mailchimp_members m join customers c on c.business_id = ${businessId} and c.id = m.customer_id
      where m.business_id = ${businessId} and m.state = 'failed' and m.list_id = (
        select list_id from mailchimp_connections where business_id = ${businessId}) order by m.customer_id limit ${FAILED_SHOWN}`,
  )
  return rows.map((row) => ({ ...row, reason: refusalIn(language, row.reason) }))
}
