import { recordAct } from '#server/businesses/audit/index.ts'
import { lockBusinessAndTier, raiseCustomerUsage } from '#server/businesses/business/index.ts'
import { forgetInFiles } from '#server/data/imports/index.ts'
import { forgetCustomer } from '#server/identity/customer-access/index.ts'
import { forgetCases } from '#server/loyalty/counter/index.ts'
import {
  type Customer,
  findFamily,
  forgetConsentOrigins,
  keepWithdrawalsOf,
  lockCustomers,
  makeAnonymous,
  requirePresent,
} from '#server/loyalty/customers/index.ts'
import { forgetTags } from '#server/loyalty/customers/tags/index.ts'
import { forgetEvents, publish } from '#server/loyalty/events/index.ts'
import { forgetNotes, requireAdmin } from '#server/loyalty/ledger/index.ts'
import { forgetRecipients } from '#server/messaging/campaigns/index.ts'
import { forgetRequests } from '#server/messaging/confirmations/index.ts'
import { forgetMessages } from '#server/messaging/messages/index.ts'
import { forgetPreferences } from '#server/messaging/preferences/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { keepInJournal } from '#server/platform/journal/index.ts'
import { requireTypedName } from './confirmation.ts'
import { customerErased, erasedFacts } from './customerErased.ts'

/**
 * Makes a customer, and those merged into them, anonymous for good. Person, PIN, notes, tags, messages, failed
 * rows of imports, uploads that were not started and the addresses of consents are deleted. The ledger's entries
 * and the hash of a STOP or a withdrawal stay. The portal forgets them. Erasing again changes nothing and returns
 * the first date.
 * @throws {Refusal} 'forbidden' for anybody but an admin; 'invalid' for another name; 'not_found'; 'conflict'
 * with `merged_into` for a merged one.
 */
export async function eraseCustomer(
  ctx: BusinessContext,
  { customerId, confirmation }: { customerId: string; confirmation: string },
): Promise<Date> {
  requireAdmin(ctx, 'customers:write')
  await lockBusinessAndTier(ctx)
  const family = await lockCustomers(ctx, await findFamily(ctx, customerId))
  const found = family.find(({ id }) => id === customerId)
  if (found?.erased_at) return found.erased_at
  requireTypedName(requirePresent(found), confirmation)
  await eraseFamily(ctx, customerId, family)
  return ctx.now
}

/**
 * `eraseCustomer` after its checks. The customer exists and is locked, as is the business, and the erasure was
 * confirmed.
 */
export async function eraseLocked(ctx: BusinessContext, customerId: string): Promise<void> {
  await eraseFamily(ctx, customerId, await lockCustomers(ctx, await findFamily(ctx, customerId)))
}

async function eraseFamily(ctx: BusinessContext, customerId: string, family: Customer[]): Promise<void> {
  await keepInJournal(ctx, customerErased, erasedFacts(ctx, family))
  await forget(ctx, family)
  await raiseCustomerUsage(ctx, -1)
  await publish(ctx, [{ type: 'customer.erased', ids: { customer_id: customerId } }])
  await recordAct(ctx, { action: 'customer_erased', customer_id: customerId })
}

async function forget(ctx: BusinessContext, family: Customer[]): Promise<void> {
  const ids = family.map(({ id }) => id)
  await keepWithdrawalsOf(ctx, family)
  await forgetEvents(ctx, ids)
  for (const customer of family) {
    await forgetCustomer(ctx, customer.id)
    await makeAnonymous(ctx, customer)
  }
  const addresses = family.flatMap(({ phone, email }) => [phone, email].filter((address) => address !== null))
  await forgetMessages(ctx, ids, addresses)
  await forgetRecipients(ctx, ids)
  await forgetPreferences(ctx, ids)
  await forgetRequests(ctx, ids)
  await forgetInFiles(ctx, family)
  await forgetConsentOrigins(ctx, ids)
  await forgetTags(ctx, ids)
  await forgetNotes(ctx, ids)
  await forgetCases(ctx, ids)
}
