import type { ShopContext } from '#server/platform/context.ts'
import { notFound, Refusal } from '#server/platform/refusal.ts'

/** The till's work: staff, the shop's own programs and system. */
export function requireStaff({ actor }: ShopContext): void {
  if (!['member', 'key', 'system'].includes(actor.kind)) {
    throw new Refusal('forbidden', 'Only staff of the shop can do this')
  }
}

/** What staff do for a customer, and customers for themselves; another customer isn't even there. */
export function requireStaffOrSelf(ctx: ShopContext, customerId: string): void {
  if (ctx.actor.kind !== 'customer') requireStaff(ctx)
  else if (ctx.actor.customerId !== customerId) throw notFound('Customer')
}

/** What only an admin may do: it changes balances without a purchase. */
export function requireAdmin({ actor }: ShopContext): void {
  if (actor.kind === 'system' || (actor.kind === 'member' && actor.role === 'admin')) return
  throw new Refusal('forbidden', 'Only an admin of the shop can do this')
}
