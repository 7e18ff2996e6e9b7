import { findCustomer, viewCustomer } from '#server/loyalty/customers/index.ts'
import {
  fillExpiry,
  loadAccount,
  openBook,
  planTransfer,
  requireAdmin,
} from '#server/loyalty/ledger/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import type { MergePreview } from './contract.ts'
import { joinPeople } from './joinPeople.ts'
import { refuseSelf } from './mergeCustomers.ts'
import { countHoldings } from './queries.ts'

/** Returns the result of a merge without writing it, from the same plan that the merge writes. */
export async function previewMerge(
  ctx: BusinessContext,
  { customerId, duplicateId }: { customerId: string; duplicateId: string },
): Promise<MergePreview> {
  requireAdmin(ctx)
  refuseSelf(customerId, duplicateId)
  const [survivor, duplicate, to, from, holdings] = await Promise.all([
    findCustomer(ctx, customerId),
    findCustomer(ctx, duplicateId),
    loadCurrent(ctx, customerId),
    loadCurrent(ctx, duplicateId),
    countHoldings(ctx, duplicateId),
  ])
  const customer = viewCustomer({ ...survivor, ...to.customer })
  const duplicateView = viewCustomer({ ...duplicate, ...from.customer })
  const plan = await planTransfer(ctx, from, to)
  const takenHere = plan.once.codes.filter(({ customer_id }) => customer_id === duplicateId)
  const { kept, dropped, opted_in_sms, opted_in_email, dropsPin } = joinPeople(survivor, duplicate)
  const drops_pin = { keeping: dropsPin, taking: joinPeople(survivor, duplicate, ['phone']).dropsPin }
  return {
    customer,
    duplicate: duplicateView,
    programs: plan.programs,
    after: { points: to.customer.total_points, visits: to.customer.total_visits },
    once: { points: plan.once.points, rewards: plan.once.codes.length },
    rewards: holdings.rewards - takenHere.length,
    messages: holdings.messages,
    earned: plan.rewards.map(({ name }) => name),
    ...{ kept, dropped, drops_pin, opted_in_sms, opted_in_email },
  }
}

/** Loads an account as it is once everything past its date has expired. */
async function loadCurrent(ctx: BusinessContext, customerId: string) {
  const account = await loadAccount(ctx, customerId, { lock: false })
  if (account.somethingDue) await fillExpiry(ctx, openBook(ctx, account))
  return account
}
