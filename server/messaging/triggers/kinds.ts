import { z } from '@hono/zod-openapi'
import { days, gift } from '#server/messaging/gifts/config.ts'
import { topicByTrigger } from '#server/messaging/preferences/index.ts'
import { type EmailTrigger, type SmsTrigger, usualConfig } from '#server/messaging/templates/index.ts'

/** The specification's four kinds, and ours. A business has at most one row of each. */
const specKinds = ['welcome', 'reward', 'points_milestone', 'birthday'] as const
export const ownKinds = ['expiry', 'miss_you', 'nth_visit', 'unused_reward'] as const
export const triggerKinds = [...specKinds, ...ownKinds] as const
export type TriggerKind = (typeof triggerKinds)[number]
export type OwnKind = (typeof ownKinds)[number]
export type Channel = 'sms' | 'email'
export const channels = ['sms', 'email'] as const
/** The channels by which the installation can send. */
export const channelsOf = ({ canText }: { canText: boolean }): readonly Channel[] =>
  canText ? channels : ['email']

export const isOwn = (kind: TriggerKind): kind is OwnKind => (ownKinds as readonly string[]).includes(kind)

/**
 * Type of template that each kind sends. If the business chose none, the newest active one of the specification's types
 * is sent. 'custom' templates serve many purposes, so one is sent only if the business chose it.
 */
export const templateTypes: Record<TriggerKind, { sms: SmsTrigger; email: EmailTrigger | null }> = {
  welcome: { sms: 'welcome', email: 'welcome' },
  reward: { sms: 'reward_earned', email: 'reward' },
  // The specification has no such email.
  points_milestone: { sms: 'points_milestone', email: null },
  birthday: { sms: 'birthday', email: 'birthday' },
  expiry: { sms: 'custom', email: 'custom' },
  miss_you: { sms: 'custom', email: 'custom' },
  nth_visit: { sms: 'custom', email: 'custom' },
  unused_reward: { sms: 'custom', email: 'custom' },
}

/** True for kinds that follow an event, and so may be delayed; the others go by the calendar. */
export const followsAtOnce = (kind: TriggerKind): boolean =>
  ['welcome', 'reward', 'points_milestone', 'nth_visit'].includes(kind)

/** True for messages that a customer must get: no weekly cap, holdout, topic or pause stops them. */
export const isOwed = (kind: TriggerKind): boolean => topicByTrigger[kind] === null

export const LONGEST_DELAY_MINUTES = 30 * 24 * 60
export const MOST_HELD_OUT = 50

export const triggerSettings = z.strictObject({
  /** Days before something expires, without a visit, or since a reward was earned. */
  days: days.optional(),
  visit: z.int('Enter a whole number').min(2, 'At least the 2nd visit').max(1000, 'At most 1000').optional(),
  /** Hour of the business's day, for calendar triggers. */
  sendHour: z.int().min(0).max(23).optional(),
  gift: gift.nullable().optional(),
})
export type TriggerSettings = z.infer<typeof triggerSettings>

const usualSettings: Record<TriggerKind, TriggerSettings> = {
  welcome: {},
  reward: {},
  points_milestone: {},
  birthday: { gift: null },
  expiry: { days: 7, sendHour: 10 },
  miss_you: { days: 30, sendHour: 10, gift: null },
  nth_visit: { visit: 5 },
  unused_reward: { days: 14, sendHour: 10 },
}
export const USUAL_HOUR = 10

/** Picks a kind's own settings, with the usual values for missing ones. */
export function settingsFor(kind: TriggerKind, wanted: TriggerSettings): TriggerSettings {
  const usual = usualSettings[kind]
  const own = Object.keys(usual) as (keyof TriggerSettings)[]
  return Object.fromEntries(own.map((name) => [name, wanted[name] ?? usual[name]]))
}

/** Names of the kinds in the audit log. */
export const kindNames: Record<TriggerKind, string> = {
  welcome: 'Welcome',
  reward: 'Reward earned',
  points_milestone: 'Points milestone',
  birthday: 'Birthday',
  expiry: 'About to end',
  miss_you: 'We miss you',
  nth_visit: 'After a visit',
  unused_reward: 'Unused reward',
}

/** Usual holdout in percent: for customers who stay away, the holdout shows what a message is worth. */
export const usualHoldout = (kind: TriggerKind): number => (kind === 'miss_you' ? 10 : 0)

/** Gives the hour of a birthday template, or the usual one if it has none. */
export const birthdayHour = (config: { sendHour?: number | undefined }): number =>
  config.sendHour ?? usualConfig.sendHour
