import { recordAct } from '#server/businesses/audit/index.ts'
import type { KeptBusiness, KeptCustomer } from '#server/loyalty/counter/contract.ts'
import { readKeptBusiness, readKeptCustomers } from '#server/loyalty/counter/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { Refusal } from '#server/platform/context/refusal.ts'
import { notAllowed } from '#server/platform/http/index.ts'
import type { Page, Wanted } from '#server/platform/http/pages/page.ts'
import { changeDevice, requireDevice } from './queries.ts'
import { GIVEN_WITHIN_MS, type TillDevice } from './tillDevice.ts'

const DAY_MS = 86_400_000

/**
 * Notes that a device is there, and who is signed in at it. The log has the first contact of a person in a day.
 * @returns what it keeps of the business; null for an ended device, which forgets what it keeps
 * @throws {Refusal} 'not_found'
 */
export async function contactTillDevice(
  ctx: BusinessContext,
  { id }: { id: string },
  sessionId: string,
): Promise<{ keeps: boolean; business: KeptBusiness | null }> {
  const { actor } = ctx
  if (actor.kind !== 'member') throw notAllowed()
  const device = await requireDevice(ctx, id)
  if (device.ended_at) {
    if (!device.told_at) await changeDevice(ctx, id, { told_at: ctx.now })
    return { keeps: false, business: null }
  }
  if (isFirstOfDay(device, actor.userId, ctx.now))
    await recordAct(ctx, { action: 'kept_guests_given', details: { name: device.name } })
  await changeDevice(ctx, id, {
    last_contact_at: ctx.now,
    last_contact_by: actor.userId,
    last_contact_name: actor.name,
    session_id: sessionId,
  })
  return { keeps: true, business: await readKeptBusiness(ctx) }
}

/**
 * A page of the customers for a device to keep, right after its contact, in which the log says who was there.
 * @throws {Refusal} 'not_found'; 'conflict' for an ended device, and without a contact of the caller just before
 */
export async function listKeptCustomers(
  ctx: BusinessContext,
  { id, ...wanted }: { id: string } & Wanted,
): Promise<Page<KeptCustomer>> {
  const { actor } = ctx
  const device = await requireDevice(ctx, id)
  const userId = actor.kind === 'member' ? actor.userId : null
  const isThere =
    device.last_contact_by === userId &&
    device.last_contact_at !== null &&
    ctx.now.getTime() - device.last_contact_at.getTime() < GIVEN_WITHIN_MS
  if (device.ended_at || !isThere) throw new Refusal('conflict', 'This device keeps no guests now')
  return readKeptCustomers(ctx, wanted)
}

function isFirstOfDay(device: TillDevice, userId: string, now: Date): boolean {
  const { last_contact_at: last, last_contact_by: by } = device
  return by !== userId || !last || Math.floor(last.getTime() / DAY_MS) !== Math.floor(now.getTime() / DAY_MS)
}
