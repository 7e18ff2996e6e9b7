import type { TriggerView } from '#server/messaging/triggers/contract.ts'

/** The name of each automatic message. */
export const triggerTitles: Record<TriggerView['kind'], string> = {
  welcome: 'Welcome',
  reward: 'Reward earned',
  points_milestone: 'Points milestone',
  birthday: 'Birthday',
  expiry: 'About to end',
  miss_you: 'We miss you',
  nth_visit: 'After the n-th visit',
  unused_reward: 'Reward not used yet',
}
