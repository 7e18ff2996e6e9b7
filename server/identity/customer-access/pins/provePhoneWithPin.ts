import { recordAct } from '#server/businesses/audit/index.ts'
import { markPhoneProvenWithPin } from '#server/loyalty/customers/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { invalidField } from '#server/platform/context/refusal.ts'
import { sealPin } from '#server/platform/passwords/index.ts'
import { pinFault } from '#server/platform/secrets/newPin.ts'
import { endSessions } from '../sessions.ts'
import { pinOwner } from './pins.ts'

/**
 * A PIN with its hash by hashPin. The hash is computed before the transaction, which would keep a connection busy
 * meanwhile.
 */
export type ChosenPin = { pin: string; hashed: string }

/**
 * Records, within a transaction of the business, that the phone (E.164) is the customer's own, and sets the chosen PIN,
 * if any; sessions of the old one end. A PIN from before the first proof is removed, as at the till: anybody may have
 * chosen it.
 * @returns the PIN as it is stored now; undefined if the number is no longer the customer's.
 * @throws {Refusal} 'invalid' at `pin` for one that others would guess from the phone or the date of birth; the
 * transaction must not continue then.
 */
export async function provePhoneWithPin(
  { tx, businessId, keyring, now }: Pick<BusinessContext, 'tx' | 'businessId' | 'keyring' | 'now'>,
  { customerId, phone }: { customerId: string; phone: string },
  chosen: ChosenPin | null,
): Promise<{ keptPin: string | null } | undefined> {
  const sealed = chosen && sealPin(keyring, chosen.hashed, pinOwner(businessId, phone))
  const proven = await markPhoneProvenWithPin({ tx, businessId, now }, { customerId, phone }, sealed)
  if (!proven || !chosen) return proven
  const fault = pinFault(chosen.pin, { phone, birthday: proven.birthday })
  if (fault) throw invalidField('pin', fault)
  await endSessions(tx, businessId, customerId)
  const actor = { kind: 'customer', customerId } as const
  await recordAct({ tx, businessId, now, actor }, { action: 'portal_pin_chosen' })
  return proven
}
