import { queryOptions } from '@tanstack/react-query'
import type { TriggerView } from '#server/messaging/triggers/contract.ts'
import { app, call } from '#web/client/api.ts'

export type Kind = TriggerView['kind']

/** The business's triggers. */
export const triggersQuery = queryOptions({
  queryKey: ['triggers'],
  queryFn: async () => (await call(app.triggers.$get({ query: {} }))).data,
})

export const triggerTitles: Record<Kind, string> = {
  welcome: 'Welcome',
  reward: 'Reward earned',
  points_milestone: 'Points milestone',
  birthday: 'Birthday',
  expiry: 'About to end',
  miss_you: 'We miss you',
  nth_visit: 'After the n-th visit',
  unused_reward: 'Reward not used yet',
}
