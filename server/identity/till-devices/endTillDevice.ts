import { recordAct } from '#server/businesses/audit/index.ts'
import { deleteSession } from '#server/identity/auth/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import type { TillDeviceView } from './contract.ts'
import { changeDevice, requireDevice } from './queries.ts'
import { viewDevice } from './tillDevice.ts'

/**
 * Ends a device. The session in which it was last in contact ends at once, unless it is the caller's own: whoever has
 * the device must sign in before they can do anything. Ending an ended device changes nothing.
 * @param ownSession the caller's session
 * @throws {Refusal} 'not_found'
 */
export async function endTillDevice(
  ctx: BusinessContext,
  { id }: { id: string },
  ownSession: string,
): Promise<TillDeviceView> {
  const device = await requireDevice(ctx, id)
  if (device.ended_at) return viewDevice(device)
  if (device.session_id && device.session_id !== ownSession) await deleteSession(ctx.tx, device.session_id)
  await recordAct(ctx, { action: 'till_device_ended', details: { name: device.name } })
  return viewDevice(await changeDevice(ctx, id, { ended_at: ctx.now }))
}

/** True if a device of the business was ended. One that is unknown was not: no more is known than of any browser. */
export const isEndedDevice = (ctx: BusinessContext, id: string): Promise<boolean> =>
  requireDevice(ctx, id).then(
    ({ ended_at }) => ended_at !== null,
    () => false,
  )
