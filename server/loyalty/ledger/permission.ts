import type { BusinessContext } from '#server/platform/context.ts'
import { notFound, Refusal } from '#server/platform/refusal.ts'

/** The till's work: staff, the business's own programs and system. */
export function requireStaff({ actor }: BusinessContext): void {
  if (!['member', 'key', 'system'].includes(actor.kind)) {
    throw new Refusal('forbidden', 'Only staff of the shop can do this')
  }
}

/** What staff do for a customer, and customers for themselves; another customer isn't even there. */
export function requireStaffOrSelf(ctx: BusinessContext, customerId: string): void {
  if (ctx.actor.kind !== 'customer') requireStaff(ctx)
  else if (ctx.actor.customerId !== customerId) throw notFound('Customer')
}

/** What only an admin may do: it changes balances without a purchase. */
export function requireAdmin({ actor }: BusinessContext): void {
  if (actor.kind === 'system' || (actor.kind === 'member' && actor.role === 'admin')) return
  throw new Refusal('forbidden', 'Only an admin of the shop can do this')
}
