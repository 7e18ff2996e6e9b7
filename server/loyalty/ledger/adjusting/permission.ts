import type { BusinessContext } from '#server/platform/context/context.ts'
import { notFound, Refusal } from '#server/platform/context/refusal.ts'

/** Allows the till's work: staff, the business's own programs and the system. */
export function requireStaff({ actor }: BusinessContext): void {
  if (!['member', 'key', 'system'].includes(actor.kind)) {
    throw new Refusal('forbidden', 'Only staff of the shop can do this')
  }
}

/**
 * Allows what staff do for a customer and customers do for themselves; for another customer the row does not
 * exist.
 */
export function requireStaffOrSelf(ctx: BusinessContext, customerId: string): void {
  if (ctx.actor.kind !== 'customer') requireStaff(ctx)
  else if (ctx.actor.customerId !== customerId) throw notFound('Customer')
}

/** Allows only an admin: the action changes balances without a purchase. */
export function requireAdmin({ actor }: BusinessContext): void {
  if (actor.kind === 'system' || (actor.kind === 'member' && actor.role === 'admin')) return
  throw new Refusal('forbidden', 'Only an admin of the shop can do this')
}
