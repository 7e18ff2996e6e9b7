import { z } from '@hono/zod-openapi'
import { tagName, tagView } from '#server/loyalty/customers/tags/contract.ts'
import { defineRoute, id, json } from '#server/platform/http/contract.ts'

/** Most customers of one call. One call is one transaction, so a caller with more calls again with the next ones. */
export const AT_ONCE = { tag: 500, erase: 25 } as const
/** The word to type before many customers are erased. */
export const ERASE_WORD = 'ERASE'

const ids = (most: number) => z.array(id).min(1).max(most)
/** Number of customers who were merged or erased since they were selected. */
const gone = z.int()

export const tagCustomers = defineRoute({
  operation: 'tagCustomers',
  method: 'post',
  path: '/app/customer-selection/tag',
  permission: 'business',
  summary: 'Put a tag on up to 500 customers; a new one where the shop has none of this name',
  request: { body: json(z.strictObject({ ids: ids(AT_ONCE.tag), name: tagName })) },
  /** `done` counts the customers who have the tag now, including those who had it before. */
  returns: z.object({ tag: tagView, done: z.int(), gone }),
})

export const untagCustomers = defineRoute({
  operation: 'untagCustomers',
  method: 'post',
  path: '/app/customer-selection/untag',
  permission: 'business',
  summary: 'Take a tag off up to 500 customers',
  request: { body: json(z.strictObject({ ids: ids(AT_ONCE.tag), tag_id: id })) },
  returns: z.object({ done: z.int(), gone }),
})

export const eraseCustomers = defineRoute({
  operation: 'eraseCustomers',
  method: 'post',
  path: '/app/customer-selection/erase',
  permission: 'business admin',
  asksAgain: true,
  summary: 'Make up to 25 customers anonymous for good (GDPR art. 17), with the word ERASE typed',
  request: {
    body: json(z.strictObject({ ids: ids(AT_ONCE.erase), confirmation: z.string().max(300) })),
  },
  returns: z.object({ done: z.int(), gone }),
})
