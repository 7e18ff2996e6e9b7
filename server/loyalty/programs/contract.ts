import { z } from '@hono/zod-openapi'
import {
  defineRoute,
  id,
  idAs,
  idempotencyKey,
  json,
  listOf,
  shortListQuery,
  version,
} from '#server/platform/http/contract.ts'
import { nameField } from '#server/platform/text/nameField.ts'
import { programTypes } from './config.ts'
import * as examples from './examples.ts'

/** The fields of all configs; the program's type decides which it has (config.ts). */
const config = z
  .object({
    pointsPerDollar: z.number().optional(),
    minimumRedemption: z.int().optional(),
    pointsExpireDays: z.int().optional(),
    welcomeBonus: z.int().optional(),
    stampsRequired: z.int().optional(),
    rewardDescription: z.string().optional(),
    allowMultipleCards: z.boolean().optional(),
    cardExpireDays: z.int().optional(),
    codePrefix: z.string().optional(),
    discountType: z.enum(['percentage', 'fixed']).optional(),
    discountValue: z.number().optional(),
    validDays: z.int().optional(),
    singleUse: z.boolean().optional(),
    tiers: z.array(z.object({ visits: z.int(), discount: z.number() })).optional(),
    itemName: z.string().optional(),
    itemDescription: z.string().optional(),
    requiredPurchases: z.int().optional(),
    recurring: z.boolean().optional(),
  })
  .openapi('ProgramConfig')

export const programView = z
  .object({
    id,
    name: z.string(),
    type: z.enum(programTypes),
    status: z.enum(['active', 'paused']),
    config,
    version: z.int(),
    created_at: z.iso.datetime(),
    /** When the program was archived; null while it is in use. */
    archived_at: z.iso.datetime().nullable(),
    /** Current figures; `recent` figures are of the last 30 days. */
    members: z.int(),
    members_recent: z.int(),
    points_outstanding: z.int(),
    points_earned: z.int(),
    points_earned_recent: z.int(),
    stamps_open: z.int(),
    visits_counted: z.int(),
    visits_counted_recent: z.int(),
    /** Rewards in the program's catalogue, to be bought with points. */
    rewards_offered: z.int(),
    /** The lowest price of the rewards in stock; null without any. */
    cheapest_reward: z.int().nullable(),
    rewards_issued: z.int(),
    rewards_issued_recent: z.int(),
    rewards_waiting: z.int(),
    rewards_redeemed: z.int(),
    rewards_redeemed_recent: z.int(),
  })
  .openapi('Program')
export type ProgramView = z.infer<typeof programView>

const name = nameField(200)
/** The verb checks the config against the program's type, which the body of an edit doesn't name. */
const configInput = z.record(z.string().max(40), z.unknown())
const one = idAs('programId')

export const listPrograms = defineRoute({
  operation: 'listPrograms',
  method: 'get',
  path: '/v1/programs',
  permission: 'business',
  scope: 'programs:read',
  whileImpersonating: 'programs',
  summary: 'The programs of the shop with what customers hold in each',
  request: { query: shortListQuery },
  returns: listOf(programView).extend({ max_programs: z.int() }),
  example: examples.listPrograms,
})

export const createProgram = defineRoute({
  operation: 'createProgram',
  method: 'post',
  path: '/v1/programs',
  permission: 'business',
  scope: 'programs:write',
  summary: 'Make a program, active at once; limited by the plan',
  request: {
    headers: idempotencyKey,
    body: json(z.strictObject({ name, type: z.enum(programTypes), config: configInput })),
  },
  makes: programView,
  example: examples.createProgram,
})

export const editProgram = defineRoute({
  operation: 'editProgram',
  method: 'put',
  path: '/v1/programs/{id}',
  permission: 'business',
  scope: 'programs:write',
  summary: 'Change name and config; what customers hold keeps its terms',
  request: { params: one, body: json(z.strictObject({ version, name, config: configInput })) },
  returns: programView,
  example: examples.editProgram,
})

export const pauseProgram = defineRoute({
  operation: 'pauseProgram',
  method: 'post',
  path: '/v1/programs/{id}/pause',
  permission: 'business',
  scope: 'programs:write',
  summary: 'Stop earning; redeeming and expiry go on',
  request: { params: one },
  returns: programView,
  example: examples.pauseProgram,
})

export const activateProgram = defineRoute({
  operation: 'activateProgram',
  method: 'post',
  path: '/v1/programs/{id}/activate',
  permission: 'business',
  scope: 'programs:write',
  summary: 'Start earning again',
  request: { params: one },
  returns: programView,
  example: examples.activateProgram,
})

export const archiveProgram = defineRoute({
  operation: 'archiveProgram',
  method: 'post',
  path: '/v1/programs/{id}/archive',
  permission: 'business',
  scope: 'programs:write',
  summary: 'Put a program away, paused; it no longer counts for the plan',
  request: { params: one },
  returns: programView,
  example: examples.archiveProgram,
})

export const restoreProgram = defineRoute({
  operation: 'restoreProgram',
  method: 'post',
  path: '/v1/programs/{id}/restore',
  permission: 'business',
  scope: 'programs:write',
  summary: 'Bring an archived program back, paused; limited by the plan',
  request: { params: one },
  returns: programView,
  example: examples.restoreProgram,
})
