import { exportPerson } from '#server/data/customer-record/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'

/**
 * What a customer can download themselves: everything except staff's notes, which the shop gives on request.
 */
export async function exportSelf(ctx: BusinessContext, customerId: string) {
  const { tags: _staffs, customer, operations, ...rest } = await exportPerson(ctx, customerId)
  const { notes: _words, ...person } = customer
  return {
    ...rest,
    customer: person,
    operations: operations.map(({ note: _why, device: _till, ...operation }) => operation),
  }
}
