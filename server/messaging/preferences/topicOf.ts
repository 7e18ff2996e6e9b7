import type { Topic } from './config.ts'

/**
 * Topics of the messages of each kind of trigger. Null is for messages that a customer is owed: their card, a reward
 * that they earned, what is about to expire. Neither a topic nor a pause stops these; leaving the channel does.
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

/** Gives the topic of a message; campaigns, and what staff write to one customer, are news. */
export function topicOf(trigger: string | null | undefined): Topic | null {
  const topics: Record<string, Topic | null> = topicByTrigger
  if (!trigger || !(trigger in topics)) return 'news'
  return topics[trigger]!
}
