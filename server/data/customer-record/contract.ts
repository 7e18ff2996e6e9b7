import { z } from '@hono/zod-openapi'
import { personFields, wayToAgree } from '#server/loyalty/customers/contract.ts'
import { tagName, tagView } from '#server/loyalty/customers/tags/contract.ts'
import { earnedReward } from '#server/loyalty/rewards/contract.ts'
import {
  columns,
  defineRoute,
  id,
  idAs,
  idempotencyKey,
  json,
  listOf,
  listQuery,
  shortListQuery,
  version,
} from '#server/platform/http/contract.ts'
import { languages } from '#server/platform/text/languages.ts'
import * as examples from './examples.ts'
import {
  consentView,
  customerRecord,
  editableCustomer,
  history,
  mergePreview,
  messages,
  personField,
  recordReward,
} from './views.ts'

export type {
  ConsentEntry,
  CustomerRecord,
  EditableCustomer,
  HistoryEntry,
  MergePreview,
  MessageEntry,
  PersonField,
  PresentRecord,
  RecordReward,
} from './views.ts'

const one = idAs('customerId')
const page = z.strictObject(listQuery({ usual: 25, most: 100 }))
/** The customer's name, typed, because the action cannot be undone. */
const confirmation = z.string().max(300)

export const readRecord = defineRoute({
  operation: 'readCustomerRecord',
  method: 'get',
  path: '/app/customers/{id}/record',
  permission: 'business',
  whileImpersonating: 'customer',
  summary:
    'A customer with cards, rewards, consent and notes; whom they were merged into; when they were erased',
  request: { params: one },
  returns: customerRecord,
})

export const readHistory = defineRoute({
  operation: 'listCustomerHistory',
  method: 'get',
  path: '/v1/customers/{id}/history',
  permission: 'business',
  scope: 'operations:read',
  whileImpersonating: 'customer',
  summary: "A customer's ledger in sentences, newest first, with who wrote it and why",
  request: { params: one, query: page },
  returns: history,
  example: examples.readHistory,
})

export const readMessages = defineRoute({
  operation: 'listCustomerMessages',
  method: 'get',
  path: '/v1/customers/{id}/messages',
  permission: 'business',
  scope: 'messages:read',
  whileImpersonating: 'customer',
  summary: 'What was sent to a customer, newest first, and what became of it',
  request: { params: one, query: page },
  returns: messages,
  example: examples.readMessages,
})

export const listConsents = defineRoute({
  operation: 'listCustomerConsents',
  method: 'get',
  path: '/v1/customers/{id}/consents',
  permission: 'business',
  scope: 'customers:read',
  whileImpersonating: 'customer',
  summary: 'What a customer agreed to or withdrew, newest first, with its proof; the last 200',
  request: { params: one, query: shortListQuery },
  returns: listOf(consentView),
  example: examples.listConsents,
})

export const listRewards = defineRoute({
  operation: 'listCustomerRewards',
  method: 'get',
  path: '/v1/customers/{id}/rewards',
  permission: 'business',
  scope: 'codes:read',
  whileImpersonating: 'customer',
  summary: 'The rewards of a customer with their codes, those to redeem first, then the newest; at most 100',
  request: { params: one, query: shortListQuery },
  returns: listOf(recordReward),
  example: examples.listRewards,
})

export const editCustomer = defineRoute({
  operation: 'editCustomer',
  method: 'patch',
  path: '/v1/customers/{id}',
  permission: 'business',
  scope: 'customers:write',
  summary: 'Change a customer; a stale version is refused with the customer as they are',
  request: {
    params: one,
    body: columns(
      z.strictObject({
        version,
        ...personFields,
        notes: z.string().max(5000, 'At most 5,000 characters').nullish(),
        /** Language of the texts the business sends them; null is the business's own. */
        language: z.enum(languages).nullish(),
      }),
    ),
  },
  returns: editableCustomer,
  example: examples.editCustomer,
})

export const recordConsent = defineRoute({
  operation: 'recordConsent',
  method: 'post',
  path: '/v1/customers/{id}/record-consent',
  permission: 'business',
  scope: 'customers:write',
  summary:
    'Write down that a customer gave consent, and how, or withdrew it; what holds already is not written again',
  request: {
    params: one,
    body: json(
      z.strictObject({
        channel: z.enum(['sms', 'email']),
        given: z.boolean(),
        /** Required when consent is given. */
        consent_given: wayToAgree.optional(),
      }),
    ),
  },
  returns: z.object({ consents: z.array(consentView) }),
  example: examples.recordConsent,
})

export const switchPortal = defineRoute({
  operation: 'switchCustomerPortal',
  method: 'put',
  path: '/v1/customers/{id}/portal',
  permission: 'business',
  scope: 'customers:write',
  summary: 'Let a customer into the portal or keep them out; kept out, they are signed out at once',
  request: { params: one, body: json(z.strictObject({ enabled: z.boolean() })) },
  returns: z.object({ portal_enabled: z.boolean() }),
  example: examples.switchPortal,
})

export const tagCustomer = defineRoute({
  operation: 'tagCustomer',
  method: 'post',
  path: '/v1/customers/{id}/tags',
  permission: 'business',
  scope: 'customers:write',
  summary: 'Put a tag on a customer, a new one where the shop has none of this name, in upper or lower case',
  request: { params: one, body: json(z.strictObject({ name: tagName })) },
  makes: tagView,
  example: examples.tagCustomer,
})

export const untagCustomer = defineRoute({
  operation: 'untagCustomer',
  method: 'delete',
  path: '/v1/customers/{id}/tags/{tag_id}',
  permission: 'business',
  scope: 'customers:write',
  summary: 'Take a tag off a customer; the tag itself stays',
  request: {
    params: z
      .object({ id, tag_id: id })
      .transform((param) => ({ customerId: param.id, tagId: param.tag_id })),
  },
  example: examples.untagCustomer,
})

export const previewMerge = defineRoute({
  operation: 'previewMerge',
  method: 'get',
  path: '/app/customers/{id}/merge-preview/{duplicate_id}',
  permission: 'business admin',
  whileImpersonating: 'customer',
  summary: 'What a customer would have after a duplicate was merged into them',
  request: {
    params: z
      .object({ id, duplicate_id: id })
      .transform((param) => ({ customerId: param.id, duplicateId: param.duplicate_id })),
  },
  returns: mergePreview,
})

export const mergeCustomers = defineRoute({
  operation: 'mergeCustomers',
  method: 'post',
  path: '/v1/customers/{id}/merge',
  permission: 'business admin',
  scope: 'customers:write',
  asksAgain: true,
  summary: 'Merge a duplicate into a customer, once per key; it cannot be undone',
  request: {
    params: one,
    headers: idempotencyKey,
    body: json(
      z.strictObject({
        duplicate_id: id,
        confirmation,
        /** Fields of which the duplicate's value is kept; of the others, the survivor's. */
        take: z.array(personField).max(personField.options.length).optional(),
      }),
    ),
  },
  returns: z.object({ operation_id: id, customer_id: id, merged_id: id, rewards: z.array(earnedReward) }),
  example: examples.mergeCustomers,
})

export const adjustBalance = defineRoute({
  operation: 'adjustBalance',
  method: 'post',
  path: '/v1/customers/{id}/adjustments',
  permission: 'business admin',
  scope: 'operations:write',
  summary: 'Correct points, stamps or visits by hand, once per key, with a reason for staff',
  request: {
    params: one,
    headers: idempotencyKey,
    body: json(
      z.strictObject({
        /** For points and stamps. Visits belong to the customer, not to a program. */
        program_id: id.optional(),
        points: z.int().optional(),
        /** Stamps, or the purchases that a free item counts. */
        stamps: z.int().optional(),
        visits: z.int().optional(),
        reason: z.string().max(500, 'At most 500 characters'),
      }),
    ),
  },
  makes: z.object({
    operation_id: id,
    customer_id: id,
    /** Balances in the program; null if only visits changed. */
    points_balance: z.int().nullable(),
    stamps_current: z.int().nullable(),
    total_visits: z.int(),
    rewards: z.array(earnedReward),
  }),
  example: examples.adjustBalance,
})

export const exportCustomer = defineRoute({
  operation: 'exportCustomer',
  method: 'get',
  path: '/v1/customers/{id}/export',
  permission: 'business admin',
  scope: 'exports:read',
  asksAgain: true,
  summary: 'Everything the shop holds about a customer, as a file (GDPR art. 15 and 20)',
  request: { params: one },
  returns: z.record(z.string(), z.unknown()),
  example: examples.exportCustomer,
})

export const eraseCustomer = defineRoute({
  operation: 'eraseCustomer',
  method: 'post',
  path: '/v1/customers/{id}/erase',
  permission: 'business admin',
  scope: 'customers:write',
  asksAgain: true,
  summary: 'Make a customer anonymous for good (GDPR art. 17); asking again changes nothing',
  request: { params: one, body: json(z.strictObject({ confirmation })) },
  returns: z.object({ erased_at: z.iso.datetime() }),
  example: examples.eraseCustomer,
})
