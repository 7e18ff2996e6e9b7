import type { BusinessContext } from '#server/platform/context/context.ts'
import { notFound } from '#server/platform/context/refusal.ts'
import type { SegmentView } from './contract.ts'
import { selectSegment, selectSegments } from './queries.ts'
import { type ReadyName, readyNames, readySegments } from './readyMade.ts'
import type { Rule } from './rule.ts'
import { viewReady, viewSegment } from './views.ts'

export type FoundSegment = { id: string; name: string; rule: Rule }
const READY = 'ready:'
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/**
 * Finds a segment by its reference: its id, or 'ready:' and a name.
 * @throws {Refusal} 'not_found' if the business has no such segment
 */
export async function findSegment(ctx: BusinessContext, ref: string): Promise<FoundSegment> {
  const ready = readyNames.find((name) => ref === READY + name)
  if (ready) return foundReady(ready)
  const found = uuid.test(ref) ? await selectSegment(ctx, ref) : undefined
  if (!found) throw notFound('Segment')
  return { id: found.id, name: found.name, rule: found.rule }
}

const foundReady = (name: ReadyName): FoundSegment => ({
  id: READY + name,
  name: readySegments[name].name,
  rule: readySegments[name].rule,
})

/** Lists the segments that every business has, then the business's own by name. */
export const listSegments = async (ctx: BusinessContext): Promise<SegmentView[]> => [
  ...viewReady(ctx.language),
  ...(await selectSegments(ctx)).map(viewSegment),
]
