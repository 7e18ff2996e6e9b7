import { and, eq, sql } from 'drizzle-orm'
import { recordAct } from '#server/businesses/audit/index.ts'
import { customers } from '#server/loyalty/customers/tables.ts'
import type { BusinessContext } from '#server/platform/context.ts'
import { sealPin } from '#server/platform/passwords/index.ts'
import { pinOwner } from './pins.ts'
import { endSessions } from './sessions.ts'

/**
 * Records, within a transaction of the business, that the phone (E.164) is the customer's own, with the PIN
 * (by hashPin) they chose if it is to change; whoever was signed in with the old one is signed out. A PIN from before
 * the first proof goes, as at the till: anybody may have chosen it.
 * @returns the PIN as it is kept now; undefined when the number is no longer the customer's.
 */
export async function provePhoneWithPin(
  { tx, businessId, keyring, now }: Pick<BusinessContext, 'tx' | 'businessId' | 'keyring' | 'now'>,
  { customerId, phone }: { customerId: string; phone: string },
  hashed: string | null,
): Promise<{ keptPin: string | null } | undefined> {
  const chosen = hashed && sealPin(keyring, hashed, pinOwner(businessId, phone))
  const [proven] = await tx
    .update(customers)
    .set({
      phone_proven_at: sql`coalesce(${customers.phone_proven_at}, ${now.toISOString()}::timestamptz)`,
      auth_pin:
        chosen ?? sql`case when ${customers.phone_proven_at} is not null then ${customers.auth_pin} end`,
    })
    .where(
      and(eq(customers.business_id, businessId), eq(customers.id, customerId), eq(customers.phone, phone)),
    )
    .returning({ keptPin: customers.auth_pin })
  if (!proven || !chosen) return proven
  await endSessions(tx, businessId, customerId)
  const actor = { kind: 'customer', customerId } as const
  await recordAct({ tx, businessId, now, actor }, { action: 'portal_pin_chosen' })
  return proven
}
