import { z } from '@hono/zod-openapi'
import { defineRoute, timestamp } from '#server/platform/http/contract.ts'
import { type CheckName, checks } from './checks.ts'

/** `ill`: something must be done. `unknown`: the figure could not be read, or nobody tells one. */
const check = z.object({
  name: z.enum(Object.keys(checks) as [CheckName, ...CheckName[]]),
  state: z.enum(['well', 'ill', 'unknown']),
  /** Read from the database. Without a value, nobody tells one. */
  is_read: z.boolean(),
  /** The worst figure: seconds for what waits, is held or is old, else a number. */
  value: z.number().nullable(),
  /** Labels of the figures that are ill, such as the names of queues, at most ten. */
  about: z.array(z.string()),
})
export type WatchedCheck = z.infer<typeof check>

/** Since the process started. */
const ownProcess = z.object({
  version: z.string(),
  since: timestamp,
  answered: z.int(),
  /** Answered with a fault of ours (5xx). */
  failed: z.int(),
  /** Refused by a rate limit. */
  limited: z.int(),
  /** Percent of the time since the last look that it computed, and could answer nobody else. */
  busy: z.number(),
  memory_bytes: z.int(),
  pools: z.array(z.object({ name: z.string(), busy: z.int(), most: z.int(), waiting: z.int() })),
  providers: z.array(
    z.object({
      name: z.string(),
      answers: z.int(),
      /** Answers that were not taken, by outcome. */
      others: z.array(z.object({ outcome: z.string(), answers: z.int() })),
      mean_seconds: z.number(),
    }),
  ),
})

export const platformWatch = z
  .object({
    at: timestamp,
    checks: z.array(check),
    /** Readings that failed. */
    unread: z.array(z.string()),
    /** Rows that wait. `is_more`: no more than `waiting` were counted. */
    outboxes: z.array(
      z.object({
        name: z.string(),
        waiting: z.int(),
        is_more: z.boolean(),
        oldest_seconds: z.number(),
      }),
    ),
    /** Queues of jobs in which something waits, is being done, or was given up in the last week. */
    queues: z.array(
      z.object({
        name: z.string(),
        ready: z.int(),
        active: z.int(),
        failed: z.int(),
        oldest_seconds: z.number(),
      }),
    ),
    /** The server that answers this; others are not asked. */
    process: ownProcess,
  })
  .openapi('PlatformWatch')
export type PlatformWatch = z.infer<typeof platformWatch>

export const readWatch = defineRoute({
  operation: 'readWatch',
  method: 'get',
  path: '/app/admin/health',
  permission: 'platform',
  summary: 'How the platform runs: what waits on all servers, and what this server has answered',
  returns: platformWatch,
})
