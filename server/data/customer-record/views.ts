import { z } from '@hono/zod-openapi'
import { tillCard } from '#server/loyalty/counter/contract.ts'
import { customerView, spending } from '#server/loyalty/customers/contract.ts'
import { tagView } from '#server/loyalty/customers/tags/contract.ts'
import { earnedReward, rewardStatus } from '#server/loyalty/rewards/contract.ts'
import { messageStates } from '#server/messaging/messages/config.ts'
import { contactPreferences } from '#server/messaging/preferences/contract.ts'
import { id, listOf, timestamp, version } from '#server/platform/http/contract.ts'

export const consentView = z.object({
  id,
  channel: z.enum(['sms', 'email']),
  given: z.boolean(),
  source: z.string(),
  /** The exact words agreed to, or the reason the consent ended. */
  wording: z.string(),
  /** The staff member who recorded it; null if the customer or the system did. */
  recorded_by: z.string().nullable(),
  ip_address: z.string().nullable(),
  at: timestamp,
})
export type ConsentEntry = z.infer<typeof consentView>

export const recordReward = earnedReward.extend({
  program_name: z.string(),
  status: rewardStatus,
  earned_at: timestamp,
  redeemed_at: timestamp.nullable(),
})
export type RecordReward = z.infer<typeof recordReward>

export const editableCustomer = customerView.extend({ ...spending, notes: z.string().nullable(), version })
export type EditableCustomer = z.infer<typeof editableCustomer>

const present = z.object({
  state: z.literal('present'),
  customer: editableCustomer,
  /** Active programs, joined or not yet, and paused ones that the customer has joined. */
  cards: z.array(tillCard),
  /** Unused ones first, then newest first; at most a hundred. */
  rewards: z.array(recordReward),
  /** History of the customer's consents, newest first. */
  consents: z.array(consentView),
  tags: z.array(tagView),
  /** True if the phone replied STOP: only its owner can lift that. */
  texts_stopped: z.boolean(),
  /** Another customer who is probably the same person, and by what. */
  likely_same: z.object({ id, name: z.string(), by: z.enum(['phone', 'email', 'birthday']) }).nullable(),
  /** The number as a mobile phone's, if it reads as a landline's and only somebody who knows it can tell. */
  mobile_phone: z.string().nullable(),
  preferences: contactPreferences,
  last_login_at: timestamp.nullable(),
  /** The business's own switch; the customer's is `portal_enabled` among their fields. */
  shop_portal_enabled: z.boolean(),
  /** Number of duplicates merged into this customer. */
  merged: z.int(),
})
export type PresentRecord = z.infer<typeof present>

export const customerRecord = z
  .discriminatedUnion('state', [
    present,
    z.object({ state: z.literal('merged'), merged_into: id }),
    z.object({ state: z.literal('erased'), erased_at: timestamp }),
  ])
  .openapi('CustomerRecord')
export type CustomerRecord = z.infer<typeof customerRecord>

const historyEntry = z.object({
  id,
  operation_id: id,
  kind: z.string(),
  sentence: z.string(),
  /** Null for the customer's visits, which belong to no program. */
  program_name: z.string().nullable(),
  staff_name: z.string().nullable(),
  /** The reason, for staff only. */
  note: z.string().nullable(),
  /** When a late operation happened, before it arrived; null for one that was recorded at once. */
  happened_at: timestamp.nullable(),
  at: timestamp,
})
export type HistoryEntry = z.infer<typeof historyEntry>

export const history = listOf(historyEntry).openapi('CustomerHistory')

const messageEntry = z.object({
  id,
  type: z.enum(['sms', 'email']),
  /** 'in' is a text from the customer. */
  direction: z.enum(['out', 'in']),
  subject: z.string().nullable(),
  content: z.string(),
  template_name: z.string().nullable(),
  state: z.enum(messageStates),
  /** The reason the message was not sent. */
  failure: z.string().nullable(),
  opened_at: timestamp.nullable(),
  /** For a customer's text: true if somebody on the team has read it. */
  read: z.boolean().nullable(),
  at: timestamp,
})
export type MessageEntry = z.infer<typeof messageEntry>

export const messages = listOf(messageEntry).openapi('CustomerMessages')

const sums = z.object({ points: z.int(), visits: z.int() })

/** Details of a customer of which a merge keeps one. */
export const personField = z.enum(['first_name', 'last_name', 'email', 'phone', 'birthday'])
export type PersonField = z.infer<typeof personField>

export const mergePreview = z
  .object({
    customer: customerView,
    duplicate: customerView,
    programs: z.array(
      z.object({
        program_id: id,
        name: z.string(),
        points: z.int(),
        stamps: z.int(),
        points_balance: z.int(),
        stamps_current: z.int(),
      }),
    ),
    after: sums,
    /** Points and codes that both got for joining: they are given once, so one set is taken back. */
    once: z.object({ points: z.int(), rewards: z.int() }),
    /** Number of messages, and of rewards that can be used, that move. */
    rewards: z.int(),
    messages: z.int(),
    /** Rewards earned by the stamps of both together. */
    earned: z.array(z.string()),
    /** Values of the merged customer, and fields of the duplicate that are dropped, unless `take` names them. */
    kept: z.object({
      first_name: z.string().nullable(),
      last_name: z.string().nullable(),
      email: z.string().nullable(),
      phone: z.string().nullable(),
      birthday: z.string().nullable(),
    }),
    dropped: z.array(personField),
    /** True if a portal PIN is dropped with its phone: one keeps the survivor's, or takes the duplicate's. */
    drops_pin: z.object({ keeping: z.boolean(), taking: z.boolean() }),
    /** The consents after the merge: the stricter answer counts. */
    opted_in_sms: z.boolean(),
    opted_in_email: z.boolean(),
  })
  .openapi('MergePreview')
export type MergePreview = z.infer<typeof mergePreview>
