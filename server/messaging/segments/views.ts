import type { SegmentView } from './contract.ts'
import type { SavedSegment } from './queries.ts'
import { readyNames, readySegments } from './readyMade.ts'

export const viewSegment = ({ id, name, rule, version, created_at }: SavedSegment): SegmentView => ({
  ...{ id, name, meaning: null, rule, version },
  created_at: created_at.toISOString(),
})

/** The segments that every business has. */
export const readyViews: SegmentView[] = readyNames.map((name) => ({
  id: `ready:${name}`,
  ...readySegments[name],
  version: null,
  created_at: null,
}))
