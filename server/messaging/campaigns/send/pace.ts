import { sql } from 'drizzle-orm'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { queryRows } from '#server/platform/database/index.ts'
import { isSilent } from '#server/platform/presence/index.ts'
import type { Campaign } from '../queries.ts'

/**
 * Messages of one campaign that may be with the workers at once: before the first has arrived at the provider, and
 * after. It is as many as a process sends until the next look, and few enough that every campaign has its turn.
 */
const MOST_WAITING = { atFirst: 40, later: 160 }
/** The most recipients that a round needs. */
export const MOST_AT_ONCE = MOST_WAITING.later
/**
 * Fewer messages are not handed over while others are under way: a look and a claim cost as much for one as for many.
 */
const FEWEST = 20
/** With so many messages waiting for another attempt no further ones are begun: the provider is in trouble. */
const MOST_TO_RETRY = 400
/** This many failures, one after the other, are no accident. */
const FAILURES_IN_A_ROW = 20

/**
 * Messages claimed by a process that has died. They become uncertain once their lease ends, and take no room until
 * then.
 */
const isLeft = sql`(state = 'sending' and ${isSilent(sql`claimed_by`)})`

/**
 * Counts a campaign's messages under way (`open`), without those of dead processes (`alive`), and of these the ones
 * that go now or within 5 seconds (`soon`). `most` is the limit of `soon`.
 */
async function countOpen({ tx, businessId, now }: BusinessContext, campaignId: string) {
  const [row] = await queryRows<{ open: number; alive: number; soon: number; most: number }>(
    tx,
    sql`select count(*)::integer as open, count(*) filter (where not ${isLeft})::integer as alive,
          count(*) filter (where not ${isLeft} and (state = 'sending'
            or due_at <= ${now.toISOString()}::timestamptz + interval '5 seconds'))::integer as soon,
          case when exists (select 1 from communication_logs
            where business_id = ${businessId} and campaign_id = ${campaignId} and state in ('accepted', 'delivered'))
            then ${MOST_WAITING.later}::integer else ${MOST_WAITING.atFirst}::integer end as most
        from communication_logs
        where business_id = ${businessId} and campaign_id = ${campaignId} and state in ('queued', 'sending')`,
  )
  return row!
}

async function countOfMinute({ tx, businessId, now }: BusinessContext, campaignId: string): Promise<number> {
  const [row] = await queryRows<{ n: number }>(
    tx,
    sql`select count(*)::integer as n from communication_logs
        where business_id = ${businessId} and campaign_id = ${campaignId}
          and created_at > ${now.toISOString()}::timestamptz - interval '1 minute'`,
  )
  return row!.n
}

/** Counts a campaign's messages under way, and how many more may be at this moment. */
export async function paceOf(
  ctx: BusinessContext,
  { id, throttle_per_minute }: Campaign,
): Promise<{ open: number; room: number }> {
  const { open, alive, soon, most } = await countOpen(ctx, id)
  const free = alive >= MOST_TO_RETRY ? 0 : most - soon
  const room = free >= FEWEST ? free : 0
  if (throttle_per_minute === null || room === 0) return { open, room }
  const left = throttle_per_minute - (await countOfMinute(ctx, id))
  return { open, room: Math.max(0, Math.min(room, left)) }
}

/** True if the last messages of a campaign, since it was started or resumed, have all failed for certain. */
export async function failsAgainAndAgain(
  { tx, businessId }: BusinessContext,
  { id, going_since }: Campaign,
): Promise<boolean> {
  // Reads the last messages of each state by the index, so that it costs no more for a large campaign than for a small
  // one.
  const last = await queryRows<{ failed: boolean }>(
    tx,
    sql`select l.state = 'rejected' and l.created_at >= ${going_since?.toISOString()}::timestamptz as failed
        from unnest(array['accepted', 'delivered', 'rejected', 'uncertain']) s (state)
        cross join lateral (
          select id, state, created_at from communication_logs
          where business_id = ${businessId} and campaign_id = ${id} and state = s.state
          order by id desc limit ${FAILURES_IN_A_ROW}
        ) l
        order by l.id desc limit ${FAILURES_IN_A_ROW}`,
  )
  return last.length === FAILURES_IN_A_ROW && last.every(({ failed }) => failed)
}
