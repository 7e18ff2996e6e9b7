import { recordAct } from '#server/businesses/audit/index.ts'
import { lockBusinessAndTier, raiseCustomerUsage } from '#server/businesses/business/index.ts'
import { moveAccess } from '#server/identity/customer-access/index.ts'
import {
  type Customer,
  findAnyCustomer,
  joinCustomers,
  lockCustomers,
  requirePresent,
  writeConsent,
} from '#server/loyalty/customers/index.ts'
import { moveTags } from '#server/loyalty/customers/tags/index.ts'
import { moveEvents, publish } from '#server/loyalty/events/index.ts'
import {
  type EarnedReward,
  expireDue,
  loadAccount,
  once,
  requireAdmin,
  transferAccount,
} from '#server/loyalty/ledger/index.ts'
import { moveRecipients } from '#server/messaging/campaigns/index.ts'
import { moveMessages } from '#server/messaging/messages/index.ts'
import { movePreferences } from '#server/messaging/preferences/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { invalidField } from '#server/platform/context/refusal.ts'
import { requireTypedName } from './confirmation.ts'
import { joinPeople } from './joinPeople.ts'
import type { PersonField } from './views.ts'

export type Merge = {
  customerId: string
  duplicateId: string
  /** The duplicate's name, typed. */
  confirmation: string
  /** Fields of which the duplicate's value is kept. */
  take?: PersonField[] | undefined
  idempotencyKey: string
}

export type Merged = { operation_id: string; customer_id: string; merged_id: string; rewards: EarnedReward[] }

/**
 * Merges a duplicate into a customer, once per key. Everything the duplicate holds moves, the stricter consent
 * counts, and the duplicate's ids and texted links lead to the survivor from then on. The duplicate is signed out
 * of the portal. A merge cannot be undone; earlier operations of both can still be undone, at the survivor.
 * @throws {Refusal} 'forbidden' for anybody but an admin; 'invalid' for a merge with oneself or another name;
 * 'not_found'; 'conflict' with `merged_into` if one of them was merged already.
 */
export async function mergeCustomers(
  ctx: BusinessContext,
  { customerId, duplicateId, confirmation, take = [], idempotencyKey }: Merge,
): Promise<Merged> {
  requireAdmin(ctx, 'customers:write')
  refuseSelf(customerId, duplicateId)
  // The lock order everywhere: the business before customers, customers by ascending id.
  await lockBusinessAndTier(ctx)
  await lockCustomers(ctx, [customerId, duplicateId])
  return once(
    ctx,
    { kind: 'merge', customerId, idempotencyKey, input: { duplicateId, ...(take.length > 0 && { take }) } },
    async () => undefined,
    async (to, identity) => {
      const [survivor, duplicate] = [
        requirePresent(await findAnyCustomer(ctx, customerId)),
        requirePresent(await findAnyCustomer(ctx, duplicateId)),
      ]
      requireTypedName(duplicate, confirmation)
      const from = await loadAccount(ctx, duplicateId, { lock: true })
      if (from.somethingDue) await expireDue(ctx, from)
      const merged = await transferAccount(ctx, { from, to, identity }, (transfer) => ({
        operation_id: transfer.operation_id,
        customer_id: customerId,
        merged_id: duplicateId,
        rewards: transfer.rewards,
      }))
      await joinRecords(ctx, survivor, duplicate, take)
      await recordAct(ctx, {
        action: 'customers_merged',
        customer_id: customerId,
        details: { merged_id: duplicateId },
      })
      return merged
    },
  )
}

export function refuseSelf(customerId: string, duplicateId: string): void {
  if (customerId === duplicateId) {
    throw invalidField('duplicate_id', 'Choose another customer: this is the same one')
  }
}

async function joinRecords(
  ctx: BusinessContext,
  survivor: Customer,
  duplicate: Customer,
  take: readonly PersonField[],
): Promise<void> {
  const joined = joinPeople(survivor, duplicate, take)
  await moveEvents(ctx, duplicate.id, survivor.id)
  await moveAccess(ctx, duplicate.id, survivor.id)
  const { kept, portal, notes, qr_code_id } = joined
  await joinCustomers(ctx, { survivor, duplicate, joined: { ...kept, ...portal, notes, qr_code_id } })
  await keepStricterConsent(ctx, survivor, duplicate)
  await moveMessages(ctx, duplicate.id, survivor.id)
  await moveRecipients(ctx, duplicate.id, survivor.id)
  await movePreferences(ctx, duplicate.id, survivor.id)
  await moveTags(ctx, duplicate.id, survivor.id)
  const ids = { customer_id: survivor.id, merged_id: duplicate.id }
  await publish(ctx, [{ type: 'customer.merged', ids }])
  await raiseCustomerUsage(ctx, -1)
}

async function keepStricterConsent(
  ctx: BusinessContext,
  survivor: Customer,
  duplicate: Customer,
): Promise<void> {
  for (const channel of ['sms', 'email'] as const) {
    const flag = `opted_in_${channel}` as const
    if (!survivor[flag] || duplicate[flag]) continue
    await writeConsent(ctx, {
      customerId: survivor.id,
      channel,
      given: false,
      source: 'merge',
      wording: `Merged with ${duplicate.unique_customer_id}, who had not agreed.`,
    })
  }
}
