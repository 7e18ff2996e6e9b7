import { sql } from 'drizzle-orm'
import { createCampaign, sendSome, startCampaign } from '#server/messaging/campaigns/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { Refusal } from '#server/platform/context/refusal.ts'
import { queryRows } from '#server/platform/database/index.ts'
import { addDays, localDate } from '#server/platform/time/calendar.ts'
import { inBusiness } from '#server/services.ts'
import type { PlannedCampaign } from './campaigns.ts'
import type { Office } from './office.ts'
import { sendWaiting } from './post.ts'
import { type Return, returnsOf } from './returns.ts'

const worker = { kind: 'system', name: 'campaigns' } as const

/** Days for which a campaign's reward is valid. */
const VALID_DAYS = 14

/** Writes a campaign and sends it at a moment of the past. Returns the visits that it brings. */
export async function runCampaign(office: Office, planned: PlannedCampaign, at: Date): Promise<Return[]> {
  const { services, businessId, inOffice } = office
  await sendWaiting(services, businessId, at)
  let id = ''
  let version = 0
  await inOffice(async (scope) => {
    const made = await write(scope.at(at), office, planned)
    id = made.id
    version = made.version
  })
  if (planned.ends === 'draft' || !(await start(office, { id, version }, planned, at))) return []
  const then = { ...services, clock: { now: () => at } }
  while ((await inBusiness(then, businessId, worker, (ctx) => sendSome(ctx, id))) !== 'over')
    await sendWaiting(services, businessId, at)
  return returnsOf(office, { at, share: planned.brings, writtenTo: sql`l.campaign_id = ${id}` })
}

async function write(ctx: BusinessContext, { segmentId }: Office, planned: PlannedCampaign) {
  const { name, type, texts, audience, holdout, gives } = planned
  const [reward] = gives ? await rewardNamed(ctx, gives) : []
  const segment = audience === 'own' ? segmentId() : audience
  return createCampaign(ctx, {
    name,
    type,
    texts,
    audience: segment === 'all' || segment === null ? { kind: 'all' } : { kind: 'segment', segment },
    offer: reward ? { kind: 'reward', reward_id: reward.id, valid_days: VALID_DAYS } : null,
    holdout_percent: holdout,
    template_id: null,
    throttle_per_minute: null,
  })
}

const rewardNamed = ({ tx, businessId }: BusinessContext, name: string) =>
  queryRows<{ id: string }>(
    tx,
    sql`select id from rewards where business_id = ${businessId} and name = ${name}`,
  )

/** False where there is nobody to send it to, as in a café with few customers: it stays a draft. */
async function start(
  { inOffice, timeZone }: Office,
  draft: { id: string; version: number },
  { ends }: PlannedCampaign,
  at: Date,
): Promise<boolean> {
  const next = ends === 'scheduled' ? `${addDays(localDate(at, timeZone), 9)}T10:00` : null
  try {
    await inOffice(async (scope) => {
      await startCampaign(scope.at(at), { ...draft, at: next, notAfter: null })
    })
    return next === null
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}
