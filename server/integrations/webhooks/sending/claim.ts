import { sql } from 'drizzle-orm'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { queryRows } from '#server/platform/database/index.ts'
import type { Services } from '#server/services.ts'
import type { DeliveryCause, FormerSecret } from '../tables.ts'

export type Due = { business_id: string; endpoint_id: string; id: string }

/** Most deliveries of one endpoint that one look finds: half of those that a quick endpoint has claimed. */
const EACH_MOST = 64
/** Deliveries of one look: their claims hold locks until they are written. */
const MOST = 200

/** The deliveries that are due, in turns; see server/integrations/webhooks/functions.sql. */
export const findDue = ({ database, clock }: Services, taken: string[], free: number): Promise<Due[]> =>
  queryRows<Due>(
    database.plain,
    sql`select business_id, endpoint_id, id from webhooks_due(${clock.now().toISOString()}::timestamptz,
      ${EACH_MOST}::integer, ${Math.min(free, MOST)}::integer, ${`{${taken.join(',')}}`}::uuid[])`,
  )

export type Claimed = {
  business_id: string
  id: string
  endpoint_id: string
  event_id: string
  cause: DeliveryCause
  /** Tries before this one. */
  tried: number
  url: string
  secret: string
  former_secrets: FormerSecret[]
  body: string
}

/** How long a claimed delivery may wait until its try begins, in milliseconds. */
export const LONGEST_WAIT_MS = 5_000
/**
 * How long a claim lasts, in milliseconds: the wait, a try, and the record of it. If its process is killed, the delivery
 * is due again after that: an endpoint may get it twice, and never not at all.
 */
const CLAIMED_MS = LONGEST_WAIT_MS + 15_000

/** Claims those of the deliveries that nobody else claims, by a commit before anything is sent. */
export const claim = ({ tx, businessId, now }: BusinessContext, ids: string[]): Promise<Claimed[]> =>
  queryRows<Claimed>(
    tx,
    sql`with free as materialized (
        select id from webhook_deliveries where business_id = ${businessId}
          and id = any(${`{${ids.join(',')}}`}::uuid[]) and state = 'waiting' and due_at <= ${now.toISOString()}::timestamptz
        order by id for update skip locked
      )
      update webhook_deliveries d set due_at = ${new Date(now.getTime() + CLAIMED_MS).toISOString()}::timestamptz
      from free, webhook_endpoints e, webhook_events v
      where d.business_id = ${businessId} and d.id = free.id
        and e.business_id = ${businessId} and e.id = d.endpoint_id
        and v.business_id = ${businessId} and v.id = d.event_id
      returning d.business_id, d.id, d.endpoint_id, d.event_id, d.cause, d.tried, e.url, e.secret, e.former_secrets, v.body`,
  )
