import { recordAct } from '#server/businesses/audit/index.ts'
import { lockBusinessAndTier } from '#server/businesses/business/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { findMade, keyColumns } from '#server/platform/context/idempotency.ts'
import { newId } from '#server/platform/context/ids.ts'
import { notFound, refuseBeyond, stale } from '#server/platform/context/refusal.ts'
import { MOST_SEGMENTS, type SegmentDraft, type SegmentView } from './contract.ts'
import { requireOwnThings } from './namesInRule.ts'
import { changeSegment, countSegments, findSegmentByKey, insertSegment, selectSegment } from './queries.ts'
import { viewSegment } from './views.ts'

/**
 * Makes a segment, once for each idempotency key.
 * @throws {Refusal} 'invalid' for a rule about something that is not the business's; 'limit_reached'; 'conflict' for a
 *   key that made another segment
 */
export async function createSegment(
  ctx: BusinessContext,
  { name, rule, idempotencyKey }: SegmentDraft & { idempotencyKey?: string },
): Promise<SegmentView> {
  const once = keyColumns(idempotencyKey, { name, rule })
  await requireOwnThings(ctx, rule)
  // Under the lock the count holds.
  await lockBusinessAndTier(ctx)
  const earlier = await findMade(once, (key) => findSegmentByKey(ctx, key))
  if (earlier) return viewSegment(earlier)
  refuseBeyond(
    MOST_SEGMENTS,
    'segments of its own',
    await countSegments(ctx),
    'Delete one that is no longer used.',
  )
  const made = await insertSegment(ctx, { id: newId(), name, rule, ...once })
  await recordAct(ctx, { action: 'segment_made', details: { name } })
  return viewSegment(made)
}

/** @throws {Refusal} 'invalid' as createSegment; 'not_found'; 'conflict', with the segment, if it was saved since */
export async function editSegment(
  ctx: BusinessContext,
  { segmentId, version, name, rule }: SegmentDraft & { segmentId: string; version: number },
): Promise<SegmentView> {
  const before = await selectSegment(ctx, segmentId)
  if (!before) throw notFound('Segment')
  await requireOwnThings(ctx, rule)
  const changed = await changeSegment(ctx, segmentId, version, { name, rule })
  if (!changed) {
    const newest = await selectSegment(ctx, segmentId)
    if (!newest) throw notFound('Segment')
    throw stale('this segment', { segment: viewSegment(newest) })
  }
  await recordAct(ctx, { action: 'segment_changed', details: { name: before.name } })
  return viewSegment(changed)
}
