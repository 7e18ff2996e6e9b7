import type { PageLanguage } from '#server/platform/text/pageLanguages.ts'
import { refusalIn } from '#server/platform/text/refusalIn.ts'
import type { SegmentView } from './contract.ts'
import type { SavedSegment } from './queries.ts'
import { readyNames, readySegments } from './readyMade.ts'

export const viewSegment = ({ id, name, rule, version, created_at }: SavedSegment): SegmentView => ({
  ...{ id, name, meaning: null, rule, version },
  created_at: created_at.toISOString(),
})

/** The segments that every business has. */
export const viewReady = (language: PageLanguage): SegmentView[] =>
  readyNames.map((name) => ({
    id: `ready:${name}`,
    name: refusalIn(language, readySegments[name].name),
    meaning: refusalIn(language, readySegments[name].meaning),
    rule: readySegments[name].rule,
    version: null,
    created_at: null,
  }))
