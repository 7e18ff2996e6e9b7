import { changesBetween, recordAct } from '#server/businesses/audit/index.ts'
import { lockBusinessAndTier, setAddress } from '#server/businesses/business/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { Refusal } from '#server/platform/context/refusal.ts'

/**
 * Gives a business the postal address that its mails need; one that it has stays, for that is changed in the settings.
 * @throws {Refusal} 'forbidden' for who is no admin of the business
 */
export async function saveAddress(ctx: BusinessContext, address: string): Promise<void> {
  const { actor } = ctx
  const { business } = await lockBusinessAndTier(ctx)
  if (business.address?.trim()) return
  if (actor.kind !== 'member' || actor.role !== 'admin')
    throw new Refusal('forbidden', 'Only an admin of the shop can add its postal address.')
  await setAddress(ctx, address)
  const changes = changesBetween({ address: business.address }, { address })
  await recordAct(ctx, { action: 'settings_changed', details: { changes } })
}
