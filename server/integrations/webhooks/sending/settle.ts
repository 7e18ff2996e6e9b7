import { and, eq, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import { recordAct } from '#server/businesses/audit/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { webhookDeliveries, webhookEndpoints } from '../tables.ts'
import { tellOwner } from '../tellOwner.ts'
import type { Claimed } from './claim.ts'
import { failingMailTexts as german } from './failingMailTexts/de.ts'
import { failingMailTexts as spanish } from './failingMailTexts/es.ts'
import { failingMailTexts as english } from './failingMailTexts.ts'
import { isGone, next } from './retries.ts'
import { isTaken, type Sent } from './sender.ts'

/** A try and what came of it. */
export type Outcome = { claimed: Claimed; at: Date; sent: Sent }

/** An endpoint is paused if a delivery is given up there while nothing has arrived for this long, in milliseconds. */
const FAILING_MS = 2 * 86_400_000

/** Records the outcomes of tries in one transaction, and what they say of their endpoints. */
export async function settle(ctx: BusinessContext, outcomes: Outcome[]): Promise<void> {
  const settled = outcomes.map(({ claimed, at, sent }) => {
    const tried = claimed.tried + 1
    return { claimed, at, sent, tried, ...next(sent, { cause: claimed.cause, tried, now: ctx.now }) }
  })
  await writeTries(ctx, settled)
  const endpointsOf = (some: Settled[]) => [...new Set(some.map(({ claimed }) => claimed.endpoint_id))].sort()
  const arrived = endpointsOf(settled.filter(({ sent }) => isTaken(sent.status)))
  const silent = endpointsOf(settled).filter((id) => !arrived.includes(id))
  await noteArrivals(ctx, arrived)
  await noteFailures(ctx, silent)
  await endGone(ctx, endpointsOf(settled.filter(({ sent }) => isGone(sent))))
  const givenUp = endpointsOf(
    settled.filter(({ state, claimed }) => state === 'failed' && claimed.cause !== 'test'),
  )
  await pauseFailing(
    ctx,
    givenUp.filter((id) => silent.includes(id)),
  )
}

type Settled = Outcome & ReturnType<typeof next> & { tried: number }

/** A delivery that another process has finished meanwhile keeps that outcome. */
async function writeTries({ tx, businessId }: BusinessContext, settled: Settled[]): Promise<void> {
  const rows = settled.map(({ claimed: { id }, at, sent, state, dueAt }) => {
    const { retryAfter: _wish, ...answered } = sent
    return { id, state, due_at: dueAt.toISOString(), try: { at: at.toISOString(), ...answered } }
  })
  await tx.execute(sql`update webhook_deliveries d set state = o.state, due_at = o.due_at,
      tries = d.tries || o.try
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as o(id uuid, state text, due_at timestamptz, try jsonb)
    where d.business_id = ${businessId} and d.id = o.id and d.state = 'waiting'`)
}

const those = ({ businessId }: BusinessContext, ids: string[]) =>
  and(eq(webhookEndpoints.business_id, businessId), inArray(webhookEndpoints.id, ids))

async function noteArrivals(ctx: BusinessContext, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  await ctx.tx
    .update(webhookEndpoints)
    .set({ failing_since: null })
    .where(and(those(ctx, ids), isNotNull(webhookEndpoints.failing_since)))
}

async function noteFailures(ctx: BusinessContext, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  await ctx.tx
    .update(webhookEndpoints)
    .set({ failing_since: ctx.now })
    .where(and(those(ctx, ids), isNull(webhookEndpoints.failing_since)))
}

/** Ends endpoints that answered that they are gone, with all that waits for them. */
async function endGone(ctx: BusinessContext, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  const ended = await ctx.tx
    .update(webhookEndpoints)
    .set({ state: 'gone', state_since: ctx.now })
    .where(and(those(ctx, ids), inArray(webhookEndpoints.state, ['active', 'paused', 'failing'])))
    .returning({ id: webhookEndpoints.id, url: webhookEndpoints.url })
  for (const { id, url } of ended) {
    await ctx.tx
      .update(webhookDeliveries)
      .set({ state: 'stopped' })
      .where(
        and(
          eq(webhookDeliveries.business_id, ctx.businessId),
          eq(webhookDeliveries.endpoint_id, id),
          eq(webhookDeliveries.state, 'waiting'),
        ),
      )
    await recordAct(ctx, { action: 'webhook_gone', details: { name: new URL(url).host } })
  }
}

/** Pauses endpoints at which nothing has arrived for days, and tells the owner once. */
async function pauseFailing(ctx: BusinessContext, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  const longAgo = new Date(ctx.now.getTime() - FAILING_MS)
  const paused = await ctx.tx
    .update(webhookEndpoints)
    .set({ state: 'failing', state_since: ctx.now })
    .where(
      and(
        those(ctx, ids),
        eq(webhookEndpoints.state, 'active'),
        lte(webhookEndpoints.failing_since, longAgo),
      ),
    )
    .returning({ id: webhookEndpoints.id, url: webhookEndpoints.url })
  for (const { id, url } of paused) {
    const { host } = new URL(url)
    await recordAct(ctx, { action: 'webhook_failing', details: { name: host } })
    const texts = { en: english(host), de: german(host), es: spanish(host) }
    await tellOwner(ctx, `webhook failing:${id}:${ctx.now.toISOString()}`, texts)
  }
}
