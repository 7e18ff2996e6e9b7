import { findCustomer, findFamily } from '#server/customers/index.ts'
import { requireStaff } from '#server/ledger/index.ts'
import type { ShopContext } from '#server/platform/context.ts'
import type { HistoryEntry, MessageEntry } from './contract.ts'
import { pageOf, readPlace } from './place.ts'
import { findHistory, findMessages } from './queries.ts'

const PAGE = 25

/** A page of a customer's ledger, that of those merged into them included. */
export async function readHistory(
  ctx: ShopContext,
  { customerId, before }: { customerId: string; before: string | undefined },
): Promise<{ entries: HistoryEntry[]; before: string | null }> {
  requireStaff(ctx)
  const place = readPlace(before)
  await findCustomer(ctx, customerId)
  const found = await findHistory(ctx, await findFamily(ctx, customerId), place, PAGE + 1)
  const { page, before: next } = pageOf(found, PAGE)
  return { entries: page.map((row) => ({ ...row, at: row.at.toISOString() })), before: next }
}

/** A page of what was sent to a customer. */
export async function readMessages(
  ctx: ShopContext,
  { customerId, before }: { customerId: string; before: string | undefined },
): Promise<{ messages: MessageEntry[]; before: string | null }> {
  requireStaff(ctx)
  const place = readPlace(before)
  await findCustomer(ctx, customerId)
  const { page, before: next } = pageOf(await findMessages(ctx, customerId, place, PAGE + 1), PAGE)
  return {
    messages: page.map((row) => ({
      ...row,
      at: row.at.toISOString(),
      opened_at: row.opened_at?.toISOString() ?? null,
    })),
    before: next,
  }
}
