import { and, eq, isNull, or } from 'drizzle-orm'
import { changesBetween, recordAct } from '#server/businesses/audit/index.ts'
import { lockBusinessAndTier } from '#server/businesses/business/index.ts'
import type { Subscriber } from '#server/loyalty/events/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { hashToken } from '#server/platform/secrets/keyring.ts'
import { type Connection, changeConnection, enqueueSync, findConnection, sealKey } from './connection.ts'
import { markAll } from './markDue.ts'
import type { MailchimpAudience } from './provider.ts'
import { mailchimpConnections, mailchimpMembers } from './tables.ts'

/** Stores a key that Mailchimp has accepted. An audience of another account is dropped. */
export async function keepKey(
  ctx: BusinessContext,
  { key, audiences }: { key: string; audiences: MailchimpAudience[] },
): Promise<void> {
  await lockBusinessAndTier(ctx)
  const before = await findConnection(ctx)
  const stays = audiences.some(({ id }) => id === before?.list_id)
  const set = {
    api_key: sealKey(ctx.keyring, ctx.businessId, key),
    key_end: key.slice(-9),
    generation: (before?.generation ?? 0) + 1,
    ...unread,
    ...(!stays && { list_id: null, list_name: null, webhook_id: null, webhook_hash: null }),
    ...healed,
  }
  await ctx.tx
    .insert(mailchimpConnections)
    .values({ business_id: ctx.businessId, created_at: ctx.now, ...set })
    .onConflictDoUpdate({ target: [mailchimpConnections.business_id], set })
  await recordChange(ctx, before)
  if (stays) await enqueueSync(ctx)
}

/** Only the audience has the address of a customer who withdrew and was erased, so it is read from its beginning. */
const unread = { read_to: 0, read_total: 0 }

const healed = { refused_at: null, refusal: null, trouble: null, failures: 0, next_try_at: null }

/** Starts to sync with an audience. The secret is part of its webhook's address. Gives the connection before. */
export async function keepAudience(
  ctx: BusinessContext,
  audience: MailchimpAudience,
  secret: string,
): Promise<Connection | undefined> {
  await lockBusinessAndTier(ctx)
  const before = await findConnection(ctx)
  if (!before) return undefined
  const total = await markAll(ctx, audience.id)
  await changeConnection(ctx, {
    list_id: audience.id,
    list_name: audience.name,
    webhook_id: null,
    webhook_hash: hashToken(secret),
    generation: before.generation + 1,
    backfill_total: total,
    checked_at: ctx.now,
    ...unread,
    ...healed,
  })
  await recordChange(ctx, before)
  await enqueueSync(ctx)
  return before
}

/**
 * Deletes the connection, and gives it. Customers who are in the audience stay known, so that their withdrawal or
 * erasure arrives there once it is connected again. Customers who only may be in it do not.
 */
export async function forgetConnection(ctx: BusinessContext): Promise<Connection | undefined> {
  await lockBusinessAndTier(ctx)
  const before = await findConnection(ctx)
  if (!before) return undefined
  const own = eq(mailchimpMembers.business_id, ctx.businessId)
  const isUnasked = and(eq(mailchimpMembers.state, 'unasked'), isNull(mailchimpMembers.due_at))
  await ctx.tx.delete(mailchimpMembers).where(and(own, or(isNull(mailchimpMembers.email), isUnasked)))
  await ctx.tx.delete(mailchimpConnections).where(eq(mailchimpConnections.business_id, ctx.businessId))
  await recordChange(ctx, before)
  return before
}

async function recordChange(ctx: BusinessContext, before: Connection | undefined): Promise<void> {
  const told = (connection: Connection | undefined) => ({
    mailchimp_key: connection ? `…${connection.key_end}` : null,
    mailchimp_audience: connection?.list_name ?? null,
  })
  const changes = changesBetween(told(before), told(await findConnection(ctx)))
  if (Object.keys(changes).length > 0)
    await recordAct(ctx, { action: 'settings_changed', details: { changes } })
}

/** Disconnects Mailchimp when the business's owner is proven: the account may be a stranger's who was here before. */
export const mailchimpClaimSubscriber: Subscriber = {
  types: ['business.claimed'],
  handle: async (ctx) => void (await forgetConnection(ctx)),
}
