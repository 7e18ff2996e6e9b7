import type { BusinessContext } from '#server/platform/context.ts'
import { Refusal } from '#server/platform/refusal.ts'
import type { TillOperation } from './contract.ts'
import { refuseUnlessMayUndo, UNDO_MINUTES } from './mayUndo.ts'
import type { Operation } from './undoQueries.ts'

/** How the caller may undo an operation now, by the same rule as the undo itself; null if they may not. */
export function undoFor(ctx: BusinessContext, operation: Operation): TillOperation['undo'] {
  if (mayUndo(ctx, operation, '')) {
    const until = new Date(operation.created_at.getTime() + UNDO_MINUTES * 60_000)
    return { needs_reason: false, until: until.toISOString() }
  }
  return mayUndo(ctx, operation, 'any reason') ? { needs_reason: true, until: null } : null
}

function mayUndo(ctx: BusinessContext, operation: Operation, reason: string): boolean {
  try {
    refuseUnlessMayUndo(ctx, operation, reason)
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}
