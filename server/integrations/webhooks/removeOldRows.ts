import { sql } from 'drizzle-orm'
import { queryRows, type Tx } from '#server/platform/database/index.ts'
import { inEveryBusiness, type Services } from '#server/services.ts'
import { KEPT_DAYS } from './limits.ts'

/** Rows of one transaction, which holds their locks until its end. */
const AT_ONCE = 5000

type Removing = (tx: Tx, businessId: string, before: string) => Promise<unknown[]>

const oldDeliveries: Removing = (tx, businessId, before) =>
  queryRows(
    tx,
    sql`delete from webhook_deliveries where business_id = ${businessId} and id in (
      select d.id from webhook_deliveries d join webhook_endpoints e on e.business_id = ${businessId} and e.id = d.endpoint_id
      where d.business_id = ${businessId} and (d.created_at < ${before}::timestamptz or e.state = 'deleted')
      limit ${AT_ONCE}) returning id`,
  )

/** An event of which something younger was sent again stays with it. */
const oldEvents: Removing = (tx, businessId, before) =>
  queryRows(
    tx,
    sql`delete from webhook_events where business_id = ${businessId} and id in (
      select v.id from webhook_events v where v.business_id = ${businessId} and v.created_at < ${before}::timestamptz
        and not exists (select 1 from webhook_deliveries d where d.business_id = ${businessId} and d.event_id = v.id)
      limit ${AT_ONCE}) returning id`,
  )

const deletedEndpoints: Removing = (tx, businessId) =>
  queryRows(
    tx,
    sql`delete from webhook_endpoints e where e.business_id = ${businessId} and e.state = 'deleted' and not exists (
      select 1 from webhook_deliveries d where d.business_id = ${businessId} and d.endpoint_id = e.id) returning id`,
  )

/** Removes what is older than 30 days, and deleted endpoints with their deliveries, in every business. */
export const removeOldRows = (services: Services): Promise<void> => {
  const before = new Date(services.clock.now().getTime() - KEPT_DAYS * 86_400_000).toISOString()
  return inEveryBusiness(services, async (businessId, inTransaction) => {
    for (const remove of [oldDeliveries, oldEvents, deletedEndpoints])
      while ((await inTransaction((tx) => remove(tx, businessId, before))).length === AT_ONCE);
  })
}
