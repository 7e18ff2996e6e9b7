import { z } from '@hono/zod-openapi'
import {
  defineRoute,
  idAs,
  idempotencyKey,
  json,
  listOf,
  shortListQuery,
  timestamp,
  version,
} from '#server/platform/http/contract.ts'
import { nameField } from '#server/platform/text/nameField.ts'
import * as examples from './examples.ts'
import { readyNames } from './readyMade.ts'
import { rule } from './rule.ts'

export { type Compared, type Condition, type Group, MOST_CONDITIONS, type Rule } from './rule.ts'

export const LONGEST_SEGMENT_NAME = 60
export const MOST_SEGMENTS = 50

/** Reference to a segment: its id, or 'ready:' and the name of one that every business has. */
export const segmentRef = z
  .union([z.uuid(), z.enum(readyNames.map((name) => `ready:${name}` as const))])
  .openapi({ type: 'string', example: 'ready:slipping-away' })
export type SegmentRef = z.infer<typeof segmentRef>

export const segmentView = z
  .object({
    id: segmentRef,
    name: z.string(),
    /** Meaning of a ready-made segment, in a sentence; null for the business's own. */
    meaning: z.string().nullable(),
    rule,
    /** Null for a ready-made segment, which cannot be changed. */
    version: z.int().nullable(),
    created_at: timestamp.nullable(),
  })
  .openapi('Segment')
export type SegmentView = z.infer<typeof segmentView>

const counts = {
  count: z.int(),
  /** Of these, customers who agreed to texts and have a phone, and those who agreed to emails and have an address. */
  may_text: z.int(),
  may_mail: z.int(),
}
export const segmentCount = z.object(counts)
export type SegmentCount = z.infer<typeof segmentCount>

const draft = z.strictObject({
  name: nameField(LONGEST_SEGMENT_NAME).min(1, 'Enter a name'),
  rule,
})
export type SegmentDraft = z.infer<typeof draft>

const one = { params: idAs('segmentId', z.uuid()) }

export const listSegments = defineRoute({
  operation: 'listSegments',
  method: 'get',
  path: '/v1/segments',
  permission: 'business',
  scope: 'segments:read',
  whileImpersonating: 'segments',
  summary: 'The segments that every shop has, then the shop’s own by name',
  request: { query: shortListQuery },
  returns: listOf(segmentView),
  example: examples.listSegments,
})

export const listSegmentCounts = defineRoute({
  operation: 'listSegmentCounts',
  method: 'get',
  path: '/app/segment-counts',
  permission: 'business',
  whileImpersonating: 'segments',
  inTurn: true,
  summary: 'How many customers are in each segment now',
  request: { query: shortListQuery },
  returns: listOf(
    z.object({
      id: segmentRef,
      /** Reason for which a rule that asks for something deleted cannot be counted; the counts are then 0. */
      fault: z.string().nullable(),
      ...counts,
    }),
  ),
})

export const countSegment = defineRoute({
  operation: 'countSegment',
  method: 'post',
  path: '/v1/segments/count',
  permission: 'business',
  scope: 'segments:read',
  inTurn: true,
  summary: 'How many customers fit a rule',
  request: { body: json(z.strictObject({ rule })) },
  returns: segmentCount,
  example: examples.countSegment,
})

export const createSegment = defineRoute({
  operation: 'createSegment',
  method: 'post',
  path: '/v1/segments',
  permission: 'business',
  scope: 'segments:write',
  summary: 'Save a rule under a name; a shop has 50 at the most',
  request: { headers: idempotencyKey, body: json(draft) },
  makes: segmentView,
  example: examples.createSegment,
})

export const editSegment = defineRoute({
  operation: 'editSegment',
  method: 'put',
  path: '/v1/segments/{id}',
  permission: 'business',
  scope: 'segments:write',
  summary: 'Change a segment: whoever uses it goes by the new rule',
  request: { ...one, body: json(draft.extend({ version })) },
  returns: segmentView,
  example: examples.editSegment,
})

export const deleteSegment = defineRoute({
  operation: 'deleteSegment',
  method: 'delete',
  path: '/v1/segments/{id}',
  permission: 'business',
  scope: 'segments:write',
  summary: 'Delete a segment; the customers stay',
  request: one,
})
