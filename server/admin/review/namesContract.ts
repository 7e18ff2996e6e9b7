import { z } from '@hono/zod-openapi'
import { defineRoute, id, json, listOf, listQuery, timestamp } from '#server/platform/http/contract.ts'

/** Names checked together; more follow once these are marked. */
export const MOST_NAMES = 10

const newName = z
  .object({
    business_id: id,
    id,
    name: z.string(),
    /** The company's former name; null for a new company. */
    previous_name: z.string().nullable(),
    email: z.string(),
    at: timestamp,
  })
  .openapi('NewName')
export type NewName = z.infer<typeof newName>

const newNames = listOf(newName).extend({ total: z.int() })
export type NewNames = z.infer<typeof newNames>

export const listNewNames = defineRoute({
  operation: 'listNewNames',
  method: 'get',
  path: '/app/admin/names',
  permission: 'platform',
  summary: 'Names that companies took and nobody of the platform has looked at, newest first',
  request: { query: z.strictObject(listQuery({ usual: MOST_NAMES, most: 100 })) },
  returns: newNames,
})

export const seeNames = defineRoute({
  operation: 'seeNames',
  method: 'post',
  path: '/app/admin/names/see',
  permission: 'platform',
  summary: 'Mark new names as seen; what is left is the answer',
  request: {
    body: json(
      z.strictObject({
        names: z
          .array(z.strictObject({ business_id: id, id }))
          .min(1)
          .max(MOST_NAMES),
      }),
    ),
  },
  returns: newNames,
})
