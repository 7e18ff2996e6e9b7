import type { TriggerKind } from './kinds.ts'

/** First part of each kind's dedupe keys. */
export const dedupeKeyName: Record<TriggerKind, string> = {
  welcome: 'welcome',
  reward: 'reward',
  points_milestone: 'milestone',
  birthday: 'birthday',
  expiry: 'expiry',
  miss_you: 'miss_you',
  nth_visit: 'nth_visit',
  unused_reward: 'unused_reward',
}
