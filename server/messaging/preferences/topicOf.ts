import type { Topic } from './config.ts'

/**
 * The topic of what each kind of trigger sends. Null is what a guest is owed: their card, a reward that they earned, what
 * is about to end. Neither a topic nor a pause keeps that back; leaving the channel does.
 */
export const topicByTrigger = {
  welcome: null,
  reward: null,
  expiry: null,
  birthday: 'occasions',
  points_milestone: 'occasions',
  nth_visit: 'occasions',
  miss_you: 'reminders',
  unused_reward: 'reminders',
} as const satisfies Record<string, Topic | null>

/** Campaigns, and what staff write to one guest, are news. */
export function topicOf(trigger: string | null | undefined): Topic | null {
  const topics: Record<string, Topic | null> = topicByTrigger
  if (!trigger || !(trigger in topics)) return 'news'
  return topics[trigger]!
}
