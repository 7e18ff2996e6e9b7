import type { BusinessContext } from '#server/platform/context/context.ts'
import { invalidField, Refusal } from '#server/platform/context/refusal.ts'
import { lacksScope } from '#server/platform/context/scopes.ts'
import type { Operation } from './undoQueries.ts'

/** Minutes in which the staff member who recorded something can undo it without giving a reason. */
export const UNDO_MINUTES = 15

const MAX_REASON = 500

/** Reads the reason as it is stored; empty if none is given. */
export function readReason(reason: string | undefined): string {
  const kept = reason?.trim() ?? ''
  if (kept.length > MAX_REASON) throw invalidField('reason', `At most ${MAX_REASON} characters`)
  return kept
}

const undoable: readonly Operation['kind'][] = [
  'purchase',
  'redemption',
  'claim',
  'issue',
  'adjustment',
  'opening_balance',
]

/** The columns that decide who may undo an operation. */
export type Recorded = Pick<Operation, 'kind' | 'created_at' | 'staff_user_id'>

/**
 * A caller's right to undo an operation: for the person who recorded it some minutes without a reason, for an admin,
 * and an API key that may write operations, with one.
 */
type UndoRight = 'without_reason' | 'with_reason' | 'none'

/** The caller's right to undo an operation now. */
export function undoRight({ actor, now }: BusinessContext, operation: Recorded): UndoRight {
  if (!undoable.includes(operation.kind)) return 'none'
  const age = now.getTime() - operation.created_at.getTime()
  const own = actor.kind === 'member' && actor.userId === operation.staff_user_id
  if (own && age <= UNDO_MINUTES * 60_000) return 'without_reason'
  const isAdmin = actor.kind === 'system' || (actor.kind === 'member' && actor.role === 'admin')
  const isLetIn = actor.kind === 'key' && actor.scopes.includes('operations:write')
  return isAdmin || isLetIn ? 'with_reason' : 'none'
}

/**
 * Refuses to undo an operation.
 * @throws {Refusal} 'forbidden' for people who may not undo it, and for a key, with the scope that it lacks; 'invalid'
 * without a needed reason; 'conflict' for an operation that cannot be undone.
 */
export function refuseUnlessMayUndo(ctx: BusinessContext, operation: Recorded, reason: string): void {
  if (operation.kind === 'refund') throw new Refusal('conflict', 'A refund cannot be undone')
  if (operation.kind === 'undo') throw new Refusal('conflict', 'An undo cannot be undone')
  if (!undoable.includes(operation.kind)) throw new Refusal('conflict', 'This cannot be undone')
  const right = undoRight(ctx, operation)
  if (right === 'with_reason' && !reason) throw invalidField('reason', 'Say why this is undone')
  if (right === 'none' && ctx.actor.kind === 'key') throw lacksScope('operations:write')
  if (right === 'none')
    throw new Refusal(
      'forbidden',
      `Whoever recorded it can undo it for ${UNDO_MINUTES} minutes; after that an admin can`,
    )
}
