import { and, eq, sql } from 'drizzle-orm'
import type { Subscriber } from '#server/loyalty/events/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { enqueueSync, findConnection } from './connection.ts'
import { mailchimpMembers } from './tables.ts'

const followed = [
  'customer.joined',
  'customer.changed',
  'customer.erased',
  'customer.merged',
  'operation.recorded',
] as const

/** Follows changes of customers: each customer waits in one row, and one job is queued for all. */
export const mailchimpSubscriber: Subscriber = {
  types: followed,
  async handleTogether(ctx, happened) {
    const ids = happened.flatMap(({ ids }) => [
      ...('customer_id' in ids ? [ids.customer_id] : []),
      ...('merged_id' in ids ? [ids.merged_id] : []),
    ])
    const list = ids.length > 0 ? (await findConnection(ctx))?.list_id : null
    if (!list) return
    for (const id of [...new Set(ids)].sort()) await markDue(ctx, id, list)
    await enqueueSync(ctx, SETTLING_SECONDS)
  },
}

/** Wait before a sync, in seconds: one act at the till causes several events. */
const SETTLING_SECONDS = 5

async function markDue(
  { tx, businessId, now }: BusinessContext,
  customerId: string,
  list_id: string,
): Promise<void> {
  await tx
    .insert(mailchimpMembers)
    .values({ business_id: businessId, customer_id: customerId, list_id, due_at: now })
    .onConflictDoUpdate({
      target: [mailchimpMembers.business_id, mailchimpMembers.customer_id],
      set: { due_at: now },
    })
}

/**
 * Marks the customers that wait for an audience that was just chosen: those who may be written to, and those who
 * withdrew their consent here, who may be subscribed there. Customers who left before stay out. All others are
 * remembered, so that their erasure arrives there, whoever put them into the audience.
 * @returns the number of customers that wait
 */
export async function markAll({ tx, businessId, now }: BusinessContext, list: string): Promise<number> {
  const at = sql`${now.toISOString()}::timestamptz`
  // Customers who were erased or merged meanwhile are removed from the audience that knows them, and from no other.
  const isGone = sql`m.customer_id in (select id from customers where business_id = ${businessId}
    and (erased_at is not null or merged_into is not null))`
  const isHere = sql`coalesce(m.list_id = ${list}, true)`
  // These customers may have agreed or changed their address since.
  await tx.execute(sql`delete from mailchimp_members m
    where m.business_id = ${businessId} and m.state = 'unasked' and m.due_at is null and (${isGone}) is not true`)
  await tx.execute(sql`update mailchimp_members m set due_at = ${at}, list_id = ${list}
    where m.business_id = ${businessId} and ${isHere} and (${isGone}) is true`)
  await tx.execute(sql`update mailchimp_members m set state = 'waiting', failure = null, told = null, due_at = ${at},
      list_id = ${list}, email = case when ${isHere} then m.email end,
      tags = case when ${isHere} then m.tags else '{}' end, archived = case when ${isHere} then m.archived else '{}' end
    where m.business_id = ${businessId} and m.state <> 'left' and (${isGone}) is not true`)
  await tx.execute(sql`insert into mailchimp_members (business_id, customer_id, list_id, due_at)
    select c.business_id, c.id, ${list}, ${at} from customers c
    where c.business_id = ${businessId} and c.email is not null and c.merged_into is null and c.erased_at is null
      and (c.opted_in_email or (c.id in (select s.customer_id from consents s
        where s.business_id = ${businessId} and s.channel = 'email' and not s.given)) is true)
    on conflict do nothing`)
  await tx.execute(sql`insert into mailchimp_members (business_id, customer_id, list_id, email, state)
    select c.business_id, c.id, ${list}, c.email, 'unasked' from customers c
    where c.business_id = ${businessId} and c.email is not null and c.merged_into is null and c.erased_at is null
    on conflict do nothing`)
  return tx.$count(
    mailchimpMembers,
    and(
      eq(mailchimpMembers.business_id, businessId),
      eq(mailchimpMembers.list_id, list),
      sql`${mailchimpMembers.due_at} is not null`,
    ),
  )
}

/** Marks customers for another try: those whom Mailchimp refused, or those tagged as paused whose pause is over. */
export async function markAgain(ctx: BusinessContext, which: 'failed' | 'no longer paused'): Promise<void> {
  const { tx, businessId, now } = ctx
  const some =
    which === 'failed'
      ? sql`${mailchimpMembers.state} = 'failed'`
      : sql`'Paused' = any(${mailchimpMembers.tags}) and not exists (
          select 1 from contact_preferences p where p.business_id = ${businessId}
            and p.customer_id = ${mailchimpMembers.customer_id} and p.paused_until > ${now.toISOString()}::timestamptz)`
  await tx
    .update(mailchimpMembers)
    .set({ due_at: now })
    .where(and(eq(mailchimpMembers.business_id, businessId), some))
  await enqueueSync(ctx)
}
