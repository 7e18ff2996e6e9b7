import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { queryRows } from '#server/platform/database/index.ts'
import { forEachDue, inBusiness, type Services } from '#server/services.ts'
import { enqueueCampaign } from '../start/enqueueCampaign.ts'
import { startScheduled } from '../start/startCampaign.ts'
import { sendSome } from './sendSome.ts'

/** How long one job is at a campaign before the next one has its turn. */
const TURN_MS = 2000
/** How often it looks whether there is room again. */
const LOOK_MS = 100
/** Where nothing moved in a whole turn: when to look again. */
const LATER_SECONDS = 5

const worker = { kind: 'system', name: 'campaigns' } as const
type One = { businessId: string; campaignId: string }

/**
 * A turn of one campaign. Killed at any moment it loses nothing: who waits still waits, and the minute's round gives the
 * campaign a job again.
 */
export async function sendCampaign(services: Services, { businessId, campaignId }: One): Promise<void> {
  const end = performance.now() + TURN_MS
  let moved = false
  do {
    const next = await inBusiness(services, businessId, worker, (ctx) => sendSome(ctx, campaignId))
    if (next === 'over' || next === 'rest') return
    if (next === 'more') moved = true
    else await pause(LOOK_MS)
  } while (performance.now() < end)
  await inBusiness(services, businessId, worker, (ctx) =>
    enqueueCampaign(ctx, campaignId, moved ? 0 : LATER_SECONDS),
  )
}

/** Starts what is due, and has every campaign that is being sent in the queue. */
export async function resumeCampaigns(services: Services): Promise<void> {
  const now = services.clock.now().toISOString()
  const found = await queryRows<{ business_id: string; id: string; status: string }>(
    services.database.plain,
    sql`select * from campaigns_under_way(${now}::timestamptz)`,
  )
  await forEachDue(found, 'campaigns', (businessId, { id, status }) =>
    inBusiness(services, businessId, worker, async (ctx) => {
      if (status === 'scheduled') await startScheduled(ctx, id)
      else await enqueueCampaign(ctx, id)
    }),
  )
}
