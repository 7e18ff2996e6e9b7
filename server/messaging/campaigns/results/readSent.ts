import { sql } from 'drizzle-orm'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { queryRows } from '#server/platform/database/index.ts'
import type { SentCampaign } from './contract.ts'
import { countedUntil } from './readEffect.ts'
import { outcomes } from './readResults.ts'
import { nobody, visitsOf } from './visits.ts'

/** The newest campaigns of a business that writes more often than twice a week. */
const MOST = 100

type Sent = Pick<SentCampaign, 'id' | 'name' | 'type' | 'sent' | 'opened'> & { started_at: Date | string }

/** Reads the campaigns that began to go out within a period, newest first, each with its results. */
export async function readSent(
  ctx: BusinessContext,
  { from, to }: { from: Date; to: Date },
): Promise<SentCampaign[]> {
  const campaigns = sql`select id, name, type, started_at from campaigns
    where business_id = ${ctx.businessId} and started_at >= ${from.toISOString()}::timestamptz
      and started_at < ${to.toISOString()}::timestamptz
    order by started_at desc, id desc limit ${MOST}`
  const visits = await visitsOf(ctx, { campaigns, from, to })
  const found = await queryRows<Sent>(
    ctx.tx,
    sql`select c.id, c.name, c.type, c.started_at, ${outcomes}
        from (${campaigns}) c
        left join communication_logs l on l.business_id = ${ctx.businessId} and l.campaign_id = c.id
        group by c.id, c.name, c.type, c.started_at
        order by c.started_at desc, c.id desc`,
  )
  return found.map(({ started_at, ...campaign }) => {
    const startedAt = new Date(started_at)
    const visited = visits.get(campaign.id)
    return {
      ...campaign,
      started_at: startedAt.toISOString(),
      counted_until: countedUntil(startedAt),
      messaged: visited?.chosen ?? nobody,
      held_out: visited?.heldOut ?? nobody,
    }
  })
}
