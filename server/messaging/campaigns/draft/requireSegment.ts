import { type FoundSegment, findSegment } from '#server/messaging/segments/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { invalidField, Refusal } from '#server/platform/context/refusal.ts'

const SEGMENT_GONE = 'This segment is gone. Choose another one'

/** @throws {Refusal} 'invalid' at `audience` for a segment that was deleted or is another business's */
export async function requireSegment(ctx: BusinessContext, segment: string): Promise<FoundSegment> {
  try {
    return await findSegment(ctx, segment)
  } catch (error) {
    if (error instanceof Refusal && error.code === 'not_found') throw invalidField('audience', SEGMENT_GONE)
    throw error
  }
}
