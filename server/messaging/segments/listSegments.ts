import type { BusinessContext } from '#server/platform/context/context.ts'
import type { SegmentView } from './contract.ts'
import { selectSegments } from './queries.ts'
import { readyViews, viewSegment } from './views.ts'

/** Lists the segments that every business has, then the business's own by name. */
export const listSegments = async (ctx: BusinessContext): Promise<SegmentView[]> => [
  ...readyViews,
  ...(await selectSegments(ctx)).map(viewSegment),
]
