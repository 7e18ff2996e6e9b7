import { exportPerson } from '#server/data/customer-record/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'

/** Exports what customers can download: all but staff's notes, tags and tills, which the business gives on request. */
export async function exportSelf(ctx: BusinessContext, customerId: string) {
  const { tags: _staffs, customer, operations, ...rest } = await exportPerson(ctx, customerId)
  const { notes: _words, ...person } = customer
  return {
    ...rest,
    customer: person,
    operations: operations.map(({ note: _why, device: _till, ...operation }) => operation),
  }
}
