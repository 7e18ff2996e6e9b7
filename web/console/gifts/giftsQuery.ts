import { queryOptions } from '@tanstack/react-query'
import type { RewardView } from '#server/loyalty/rewards/contract.ts'
import { call, v1 } from '#web/client/api.ts'

/** Every reward of the business, including those no longer offered. */
export const allRewardsQuery = queryOptions({
  queryKey: ['rewards', 'all'],
  queryFn: async () => (await call(v1.rewards.$get({ query: {} }))).data,
})

/** Possible gifts: rewards of the catalogue and codes. */
export const giftsQuery = queryOptions({
  ...allRewardsQuery,
  select: (rewards: RewardView[]) =>
    rewards.filter(({ type, active }) => active && (type === 'catalogue' || type === 'rebate_code')),
})
