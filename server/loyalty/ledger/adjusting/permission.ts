import type { BusinessContext } from '#server/platform/context/context.ts'
import { notFound, Refusal } from '#server/platform/context/refusal.ts'
import type { Scope } from '#server/platform/context/scopes.ts'

/** Allows the work of the till: for staff, API keys of the business and the system. */
export function requireStaff({ actor }: BusinessContext): void {
  if (!['member', 'key', 'system'].includes(actor.kind)) {
    throw new Refusal('forbidden', 'Only staff of the shop can do this')
  }
}

/**
 * Allows what staff do for a customer and customers do for themselves. A customer gets 'not_found' for another
 * customer.
 */
export function requireStaffOrSelf(ctx: BusinessContext, customerId: string): void {
  if (ctx.actor.kind !== 'customer') requireStaff(ctx)
  else if (ctx.actor.customerId !== customerId) throw notFound('Customer')
}

/**
 * Allows an admin, the system, and an API key with the scope, if there is one: the action changes balances without a
 * purchase, or cannot be undone.
 */
export function requireAdmin({ actor }: BusinessContext, scope?: Scope): void {
  if (actor.kind === 'system' || (actor.kind === 'member' && actor.role === 'admin')) return
  if (actor.kind === 'key' && scope && actor.scopes.includes(scope)) return
  throw new Refusal('forbidden', 'Only an admin of the shop can do this')
}
