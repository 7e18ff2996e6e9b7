import type { BusinessContext } from '#server/platform/context/context.ts'
import type { SegmentView } from './contract.ts'
import { selectSegments } from './queries.ts'
import { readyViews, viewSegment } from './views.ts'

/** Those that every business has, then its own by name. */
export const listSegments = async (ctx: BusinessContext): Promise<SegmentView[]> => [
  ...readyViews,
  ...(await selectSegments(ctx)).map(viewSegment),
]
