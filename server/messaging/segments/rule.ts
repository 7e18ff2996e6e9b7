import { z } from '@hono/zod-openapi'
import { amount, id } from '#server/platform/http/contract.ts'

export const MOST_CONDITIONS = 20
const LONGEST_PERIOD = 3650
/** Most days of conditions that read the history: a year. */
const LONGEST_HISTORY = 366

const compared = z.enum(['at_least', 'at_most', 'exactly'])
export type Compared = z.infer<typeof compared>
const number = z.int().min(0).max(1_000_000_000)
/** Days of the business's calendar: 1 is yesterday and today. */
const days = z.int().min(1).max(LONGEST_PERIOD)
const recentDays = z.int().min(1).max(LONGEST_HISTORY)

/** A condition on customers. It is true or false of everybody, so that a group can negate it. */
export const condition = z
  .discriminatedUnion('about', [
    z.strictObject({ about: z.literal('program'), program: id, is: z.enum(['in', 'not_in']) }),
    /** The balance in one program, or in all; a customer who is not in the program has 0. */
    z.strictObject({ about: z.literal('points'), program: id.nullable(), is: compared, value: number }),
    z.strictObject({ about: z.literal('stamps'), program: id, is: compared, value: number }),
    z.strictObject({ about: z.literal('visits'), is: compared, value: number }),
    z.discriminatedUnion('is', [
      z.strictObject({ about: z.literal('last_visit'), is: z.literal('within'), days }),
      z.strictObject({ about: z.literal('last_visit'), is: z.literal('longer_ago'), days }),
      z.strictObject({ about: z.literal('last_visit'), is: z.literal('never') }),
    ]),
    z.discriminatedUnion('is', [
      z.strictObject({ about: z.literal('joined'), is: z.literal('within'), days }),
      z.strictObject({ about: z.literal('joined'), is: z.literal('longer_ago'), days }),
      z.strictObject({ about: z.literal('joined'), is: z.literal('since'), date: z.iso.date() }),
      z.strictObject({ about: z.literal('joined'), is: z.literal('before'), date: z.iso.date() }),
    ]),
    z.strictObject({
      about: z.literal('birthday'),
      month: z.union([z.enum(['this', 'next']), z.int().min(1).max(12)]),
    }),
    z.strictObject({ about: z.literal('tag'), tag: id, is: z.enum(['has', 'has_not']) }),
    z.strictObject({ about: z.literal('qr_code'), qr_code: id }),
    /** An email opened by a person: a mailbox that fetches by itself does not count. */
    z.strictObject({ about: z.literal('opened'), is: z.enum(['did', 'did_not']), days: recentDays }),
    /** A link of an email or a text followed by a person; scanners do not count. */
    z.strictObject({ about: z.literal('clicked'), is: z.enum(['did', 'did_not']), days: recentDays }),
    z.strictObject({ about: z.literal('spent'), is: compared, amount }),
    z.strictObject({ about: z.literal('spent_within'), days: recentDays, is: compared, amount }),
    z.strictObject({ about: z.literal('reward'), is: z.enum(['waiting', 'not_waiting']) }),
    z.strictObject({
      about: z.literal('agreed'),
      channel: z.enum(['sms', 'email']),
      is: z.enum(['yes', 'no']),
    }),
    /** Defined in docs/decisions/0009-segments.md. */
    z.strictObject({ about: z.literal('slipping_away') }),
    /** Among the top share of the customers who have any, rounded up; ties are included. */
    z.strictObject({
      about: z.literal('top'),
      by: z.enum(['spent', 'visits']),
      percent: z.int().min(1).max(50),
    }),
  ])
  .openapi('SegmentCondition')
export type Condition = z.infer<typeof condition>

const match = z.enum(['all', 'any', 'none'])
const groupOf = <Part extends z.ZodType>(part: Part) =>
  z.strictObject({ match, of: z.array(part).min(1, 'Add a condition').max(MOST_CONDITIONS) })
const innermost = groupOf(condition)
const inner = groupOf(z.union([condition, innermost]))

/** A group of conditions and groups, at most three deep. */
export const rule = groupOf(z.union([condition, inner]))
  .refine((whole) => conditionsIn(whole).length <= MOST_CONDITIONS, {
    message: `At most ${MOST_CONDITIONS} conditions`,
  })
  .openapi('SegmentRule')
export type Rule = z.infer<typeof rule>

/** A group at any depth, for code that walks the tree. */
export type Group = { match: z.infer<typeof match>; of: (Condition | Group)[] }

export const isGroup = (part: Condition | Group): part is Group => 'match' in part

export const conditionsIn = (part: Condition | Group): Condition[] =>
  isGroup(part) ? part.of.flatMap(conditionsIn) : [part]
