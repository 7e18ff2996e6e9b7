import { changesBetween, recordAct } from '#server/businesses/audit/index.ts'
import { lockBusinessAndTier, setAddress } from '#server/businesses/business/index.ts'
import { reasonWithoutAddress } from '#server/messaging/messages/index.ts'
import { postalAddressFault } from '#server/platform/contact/postalAddress.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { invalidField, Refusal } from '#server/platform/context/refusal.ts'

/**
 * Gives a business the postal address that its mails need. A complete address stays: it is changed in the settings.
 * @throws {Refusal} 'invalid' at `address` for a text that is no postal address; 'forbidden' for anybody but an admin
 *   of the business
 */
export async function saveAddress(ctx: BusinessContext, address: string): Promise<void> {
  const { actor } = ctx
  const { business } = await lockBusinessAndTier(ctx)
  if (reasonWithoutAddress(business) === null) return
  if (actor.kind !== 'member' || actor.role !== 'admin')
    throw new Refusal('forbidden', 'Only an admin of the shop can add its postal address.')
  const fault = postalAddressFault(address)
  if (fault !== null) throw invalidField('address', fault)
  await setAddress(ctx, address)
  const changes = changesBetween({ address: business.address }, { address })
  await recordAct(ctx, { action: 'settings_changed', details: { changes } })
}
