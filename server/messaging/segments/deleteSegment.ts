import { recordAct } from '#server/businesses/audit/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { notFound, Refusal } from '#server/platform/context/refusal.ts'
import { removeSegment } from './queries.ts'

/**
 * Finds the names of campaigns that wait to be sent to a segment. Later rooms know them, so the composition passes the
 * function in.
 */
export type UsersOf = (ctx: BusinessContext, segmentId: string) => Promise<string[]>

/** @throws {Refusal} 'not_found'; 'conflict' while something waits to be sent to it */
export async function deleteSegment(
  ctx: BusinessContext,
  segmentId: string,
  usersOf: UsersOf,
): Promise<void> {
  const [user] = await usersOf(ctx, segmentId)
  if (user !== undefined)
    throw new Refusal(
      'conflict',
      `“${user}” goes out to this segment. Cancel it or choose another segment first.`,
    )
  const removed = await removeSegment(ctx, segmentId)
  if (!removed) throw notFound('Segment')
  await recordAct(ctx, { action: 'segment_deleted', details: { name: removed.name } })
}
