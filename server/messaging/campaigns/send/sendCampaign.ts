import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { queryRows } from '#server/platform/database/index.ts'
import { areHeld } from '#server/platform/holds/index.ts'
import { forEachDue, inBusiness, type Services } from '#server/services.ts'
import { enqueueCampaign } from '../start/enqueueCampaign.ts'
import { startScheduled } from '../start/startCampaign.ts'
import { sendSome } from './sendSome.ts'

/** Time that one job spends on a campaign before the next job has its turn. */
const TURN_MS = 2000
/** Time between two looks whether there is room again. */
const LOOK_MS = 100
/** Time until the next look, where nothing moved in a whole turn. */
const LATER_SECONDS = 5

const worker = { kind: 'system', name: 'campaigns' } as const
type One = { businessId: string; campaignId: string }

/**
 * Gives a campaign a turn. Killed at any moment it loses nothing: recipients who wait still wait, and the minute's
 * round gives the campaign a job again.
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

/** Starts campaigns that are due, and queues every campaign that is being sent; none while messages are held. */
export async function resumeCampaigns(services: Services): Promise<void> {
  if (await areHeld(services.database.plain)) return
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
