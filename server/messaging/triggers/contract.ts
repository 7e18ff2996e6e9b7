import { z } from '@hono/zod-openapi'
import { lift, visitors } from '#server/messaging/attribution/contract.ts'
import { birthdayTiming, triggerConfig } from '#server/messaging/templates/contract.ts'
import {
  columns,
  defineRoute,
  id,
  json,
  listOf,
  shortListQuery,
  timestamp,
} from '#server/platform/http/contract.ts'
import { channels, LONGEST_DELAY_MINUTES, MOST_HELD_OUT, triggerKinds, triggerSettings } from './kinds.ts'

/** The template that a trigger sends, or would send if it were on. */
const sentTemplate = z.object({ id, name: z.string(), active: z.boolean(), config: triggerConfig })

export const triggerView = z
  .object({
    kind: z.enum(triggerKinds),
    /** The trigger sends by at least one channel. */
    active: z.boolean(),
    sms: sentTemplate.nullable(),
    email: sentTemplate.nullable(),
    /** Template that the business chose; null is the newest active one of the type, and none for our own kinds. */
    sms_template_id: id.nullable(),
    email_template_id: id.nullable(),
    delay_minutes: z.int(),
    holdout_percent: z.int(),
    settings: triggerSettings,
    switched_on_at: timestamp.nullable(),
    /** 0 until the business has saved the trigger. */
    version: z.int().min(0),
  })
  .openapi('Trigger')
export type TriggerView = z.infer<typeof triggerView>

export const triggerDraft = z.strictObject({
  sms_template_id: id.nullable(),
  email_template_id: id.nullable(),
  delay_minutes: z.int().min(0).max(LONGEST_DELAY_MINUTES, 'At most 30 days'),
  holdout_percent: z
    .int('Enter a whole number')
    .min(0, 'Not below 0')
    .max(MOST_HELD_OUT, `At most ${MOST_HELD_OUT} %`),
  settings: triggerSettings,
  /** For birthdays: written into each of their templates, so that all have the same. */
  birthday: birthdayTiming.optional(),
})
export type TriggerDraft = z.infer<typeof triggerDraft>

/** Segments of a text for an example customer, and for the customer whose name needs the most room if that is more. */
export const costOfText = z.object({
  segments: z.int(),
  /** How the link to the card goes that a customer who joins asks for; null with the texts of other triggers. */
  link: z.enum(['together', 'apart']).nullable(),
  most: z
    .object({
      name: z.string(),
      /** Segments as it is set now, with the name as it is, and with `plainNames`. */
      segments: z.int(),
      named: z.int(),
      plainly: z.int(),
    })
    .nullable(),
})

export const triggerForecast = z
  .object({
    /** The trigger goes by the calendar; the others wait for an act of a customer. */
    calendar: z.boolean(),
    /** Day of the next round, which the numbers below are about. */
    starts: z.enum(['today', 'tomorrow']),
    customers: z.int(),
    /** Names of the first few customers. */
    names: z.array(z.string()),
    /**
     * Message to an example customer by each channel, with words in brackets for what is added for each customer; null
     * if there is no template, and none would be made.
     */
    words: z.object({
      sms: z.string().nullable(),
      email: z.object({ subject: z.string(), body: z.string() }).nullable(),
    }),
    /** Null where nothing is texted. */
    each: costOfText.nullable(),
    by: z.object({
      sms: z.object({
        customers: z.int(),
        /** Segments of all these texts together. */
        segments: z.int(),
        /** Segments left of the month's allowance; null without a limit. */
        left: z.int().nullable(),
        /** Credits for the segments beyond the allowance. */
        credits: z.int(),
        /** Moment at which the texts go, if the round falls outside the texting hours. */
        goes_at: timestamp.nullable(),
      }),
      email: z.object({ customers: z.int(), credits: z.int() }),
    }),
  })
  .openapi('TriggerForecast')
export type TriggerForecast = z.infer<typeof triggerForecast>

export const triggerResult = z
  .object({
    kind: z.enum(triggerKinds),
    /** Customers written to, counted once for each cause; of these, those by email, and those who opened it. */
    sent: z.int(),
    emailed: z.int(),
    opened: z.int(),
    /** Of these, the customers whose 14 days are over. */
    messaged: visitors,
    held_out: visitors,
    lift,
  })
  .openapi('TriggerResult')
export type TriggerResult = z.infer<typeof triggerResult>

const one = { params: z.object({ kind: z.enum(triggerKinds) }) }

export const listTriggers = defineRoute({
  operation: 'listTriggers',
  method: 'get',
  path: '/app/triggers',
  permission: 'business',
  whileImpersonating: 'triggers',
  summary: 'What the shop sends by itself, and when',
  request: { query: shortListQuery },
  returns: listOf(triggerView),
})

export const listTriggerResults = defineRoute({
  operation: 'listTriggerResults',
  method: 'get',
  path: '/app/triggers/results',
  permission: 'business',
  whileImpersonating: 'triggers',
  inTurn: true,
  summary:
    'What each trigger did in the last 90 days: written to, came back within 14 days, and those held out',
  request: { query: shortListQuery },
  returns: listOf(triggerResult),
})

export const forecastTrigger = defineRoute({
  operation: 'forecastTrigger',
  method: 'get',
  path: '/app/triggers/{kind}/forecast',
  permission: 'business',
  whileImpersonating: 'triggers',
  inTurn: true,
  summary: 'Whom a trigger would meet in its next round, today or tomorrow, and what that would take',
  request: one,
  returns: triggerForecast,
})

export const editTrigger = defineRoute({
  operation: 'editTrigger',
  method: 'put',
  path: '/app/triggers/{kind}',
  permission: 'business',
  summary: 'Change a trigger; a stale version is refused with the trigger as it is',
  request: { ...one, body: columns(triggerDraft.extend({ version: z.int().min(0).max(2_147_483_647) })) },
  returns: triggerView,
})

export const activateTrigger = defineRoute({
  operation: 'activateTrigger',
  method: 'post',
  path: '/app/triggers/{kind}/activate',
  permission: 'business',
  summary: 'Let a trigger send by these channels, from now on',
  request: {
    ...one,
    body: json(z.strictObject({ by: z.array(z.enum(channels)).min(1, 'Choose texts or emails').max(2) })),
  },
  returns: triggerView,
})

export const deactivateTrigger = defineRoute({
  operation: 'deactivateTrigger',
  method: 'post',
  path: '/app/triggers/{kind}/deactivate',
  permission: 'business',
  summary: 'Let a trigger send no longer',
  request: one,
  returns: triggerView,
})
