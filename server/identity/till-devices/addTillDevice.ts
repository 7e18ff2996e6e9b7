import { recordAct } from '#server/businesses/audit/index.ts'
import { lockBusinessAndTier } from '#server/businesses/business/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { newId } from '#server/platform/context/ids.ts'
import { refuseBeyond } from '#server/platform/context/refusal.ts'
import { notAllowed } from '#server/platform/http/index.ts'
import { nameDevice } from '#server/platform/network/describeDevice.ts'
import type { TillDeviceView } from './contract.ts'
import { countLiving, dropOldDevices, insertDevice } from './queries.ts'
import { MOST_DEVICES, MOST_ENDED, viewDevice } from './tillDevice.ts'

/**
 * Lets the browser of the request keep customers. The answer's id is no secret: it opens nothing without a sign-in.
 * @throws {Refusal} 'limit_reached' beyond 20 devices of a business
 */
export async function addTillDevice(ctx: BusinessContext): Promise<TillDeviceView> {
  const { actor } = ctx
  if (actor.kind !== 'member') throw notAllowed()
  await lockBusinessAndTier(ctx)
  refuseBeyond(MOST_DEVICES, 'devices that keep guests', await countLiving(ctx), 'End one that is not used.')
  await dropOldDevices(ctx, MOST_ENDED)
  const name = nameDevice(ctx.device ?? '') ?? 'A browser'
  const device = await insertDevice(ctx, { id: newId(), name, made_by: actor.userId })
  await recordAct(ctx, { action: 'till_device_added', details: { name } })
  return viewDevice(device)
}
