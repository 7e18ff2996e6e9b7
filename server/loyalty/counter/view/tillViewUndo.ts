import type { BusinessContext } from '#server/platform/context/context.ts'
import type { TillOperation } from '../contract.ts'
import { type Recorded, UNDO_MINUTES, undoRight } from '../undo/mayUndo.ts'

/** Conditions of an undo by the caller now, by the same rule as the undo itself; null if they may not undo. */
export function undoFor(ctx: BusinessContext, operation: Recorded): TillOperation['undo'] {
  const right = undoRight(ctx, operation)
  if (right === 'none') return null
  if (right === 'with_reason') return { needs_reason: true, until: null }
  const until = new Date(operation.created_at.getTime() + UNDO_MINUTES * 60_000)
  return { needs_reason: false, until: until.toISOString() }
}
