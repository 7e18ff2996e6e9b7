import { and, eq } from 'drizzle-orm'
import { recordAct } from '#server/businesses/audit/index.ts'
import { findMakers } from '#server/identity/api-keys/index.ts'
import type { Subscriber } from '#server/loyalty/events/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { webhookEndpoints } from '../tables.ts'
import { tellOwner } from '../tellOwner.ts'
import { goneMailTexts as german } from './goneMailTexts/de.ts'
import { goneMailTexts as spanish } from './goneMailTexts/es.ts'
import { goneMailTexts as english } from './goneMailTexts.ts'

/**
 * Pauses the endpoints for which somebody answered who lost their access: the address may be theirs. The admin is told,
 * and answers for an endpoint by resuming it; nothing of the last 30 days is lost by the pause.
 */
export const webhookTeamSubscriber: Subscriber = {
  types: ['member.gone'],
  async handle(ctx, happened) {
    for (const event of happened) if (event.type === 'member.gone') await pauseOf(ctx, event.ids.user_id)
  },
}

async function pauseOf(ctx: BusinessContext, userId: string): Promise<void> {
  const paused = await ctx.tx
    .update(webhookEndpoints)
    .set({ state: 'paused', state_since: ctx.now })
    .where(
      and(
        eq(webhookEndpoints.business_id, ctx.businessId),
        eq(webhookEndpoints.made_by, userId),
        eq(webhookEndpoints.state, 'active'),
      ),
    )
    .returning({ url: webhookEndpoints.url })
  if (paused.length === 0) return
  const hosts = [...new Set(paused.map(({ url }) => new URL(url).host))].sort()
  for (const name of hosts)
    await recordAct(ctx, { action: 'webhook_maker_gone', about_user_id: userId, details: { name } })
  const who = (await findMakers(ctx, [userId])).get(userId)!.name
  const texts = { en: english(who, hosts), de: german(who, hosts), es: spanish(who, hosts) }
  await tellOwner(ctx, `webhook maker gone:${userId}:${ctx.now.toISOString()}`, texts)
}
