import { z } from '@hono/zod-openapi'
import { days, gift } from '#server/messaging/gifts/config.ts'
import { topicByTrigger } from '#server/messaging/preferences/index.ts'
import { type EmailTrigger, type SmsTrigger, usualConfig } from '#server/messaging/templates/index.ts'

/** The specification's four, and ours: each is at most one row of a shop. */
export const specKinds = ['welcome', 'reward', 'points_milestone', 'birthday'] as const
export const ownKinds = ['expiry', 'miss_you', 'nth_visit', 'unused_reward'] as const
export const triggerKinds = [...specKinds, ...ownKinds] as const
export type TriggerKind = (typeof triggerKinds)[number]
export type OwnKind = (typeof ownKinds)[number]
export type Channel = 'sms' | 'email'
export const channels = ['sms', 'email'] as const

export const isOwn = (kind: TriggerKind): kind is OwnKind => (ownKinds as readonly string[]).includes(kind)

/**
 * The type of template that each kind sends. Of the specification's types the newest active one goes where none is named;
 * 'custom' ones are many things, so one goes only where it is named.
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

/** Those that follow something at once, and so may wait a while; the others go by the calendar. */
export const followsAtOnce = (kind: TriggerKind): boolean =>
  ['welcome', 'reward', 'points_milestone', 'nth_visit'].includes(kind)

/** What a guest must get in any case: neither the weekly cap nor a holdout, a topic or a pause touches it. */
export const isOwed = (kind: TriggerKind): boolean => topicByTrigger[kind] === null

export const LONGEST_DELAY_MINUTES = 30 * 24 * 60
export const MOST_HELD_OUT = 50

export const triggerSettings = z.strictObject({
  /** Before something ends; without a visit; since a reward was earned. */
  days: days.optional(),
  visit: z.int('Enter a whole number').min(2, 'At least the 2nd visit').max(1000, 'At most 1000').optional(),
  /** The hour of the shop's day, for those that go by the calendar. */
  sendHour: z.int().min(0).max(23).optional(),
  gift: gift.nullable().optional(),
})
export type TriggerSettings = z.infer<typeof triggerSettings>

export const usualSettings: Record<TriggerKind, TriggerSettings> = {
  welcome: {},
  reward: {},
  points_milestone: {},
  birthday: { gift: null },
  expiry: { days: 7, sendHour: 10 },
  miss_you: { days: 30, sendHour: 10 },
  nth_visit: { visit: 5 },
  unused_reward: { days: 14, sendHour: 10 },
}
export const USUAL_HOUR = 10

/** A kind's own settings and no others; what is not said is as usual. */
export function settingsFor(kind: TriggerKind, wanted: TriggerSettings): TriggerSettings {
  const usual = usualSettings[kind]
  const own = Object.keys(usual) as (keyof TriggerSettings)[]
  return Object.fromEntries(own.map((name) => [name, wanted[name] ?? usual[name]]))
}

/** What a shop's log calls them. */
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

/** How many are held out where nothing was said: those who were gone anyway show what a word is worth. */
export const usualHoldout = (kind: TriggerKind): number => (kind === 'miss_you' ? 10 : 0)

/** When a calendar trigger's template says nothing of its hour. */
export const birthdayHour = (config: { sendHour?: number | undefined }): number =>
  config.sendHour ?? usualConfig.sendHour
