import { z } from '@hono/zod-openapi'
import { defineRoute, id, idAs, listOf, listQuery, timestamp } from '#server/platform/http/contract.ts'
import * as examples from '../examples.ts'

const entry = z.object({
  id,
  /** Null for the customer's visits, which belong to no program. */
  program_id: id.nullable(),
  customer_reward_id: id.nullable(),
  points: z.int(),
  stamps: z.int(),
  sentence: z.string(),
})

const operationView = z
  .object({
    id,
    kind: z.string(),
    source: z.string(),
    customer_id: id,
    /** The paid amount after any discount, in minor units, below 0 for a refund; null where no money moved. */
    amount: z.int().nullable(),
    discount_amount: z.int(),
    currency: z.string().nullable(),
    is_visit: z.boolean(),
    staff_name: z.string().nullable(),
    device: z.string().nullable(),
    /** The reason, for staff only. */
    note: z.string().nullable(),
    /** The operation that this one takes back, and the purchase that it refunds. */
    undoes_id: id.nullable(),
    refunds_id: id.nullable(),
    /** When a late operation happened, before it arrived; null for one that was recorded at once. */
    happened_at: timestamp.nullable(),
    /** When it was recorded. */
    at: timestamp,
    /** Its entries in the ledger, oldest first. */
    entries: z.array(entry),
  })
  .openapi('Operation')
export type OperationView = z.infer<typeof operationView>

export const listOperations = defineRoute({
  operation: 'listOperations',
  method: 'get',
  path: '/v1/operations',
  permission: 'business',
  scope: 'operations:read',
  whileImpersonating: 'customer',
  summary: 'The shop’s operations with their ledger entries, newest first',
  request: { query: z.strictObject(listQuery({ usual: 25, most: 100 })) },
  returns: listOf(operationView),
  example: examples.listOperations,
})

export const readOperation = defineRoute({
  operation: 'readOperation',
  method: 'get',
  path: '/v1/operations/{id}',
  permission: 'business',
  scope: 'operations:read',
  whileImpersonating: 'customer',
  summary: 'One operation with its ledger entries, such as a webhook names it',
  request: { params: idAs('operationId') },
  returns: operationView,
  example: examples.readOperation,
})
