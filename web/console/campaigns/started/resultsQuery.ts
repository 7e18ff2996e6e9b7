import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { CampaignRecipient } from '#server/messaging/campaigns/results/contract.ts'
import { app, call } from '#web/client/api.ts'

const one = app.campaigns[':id']
const PAGE = 50
/** Polling intervals while a campaign is being sent and afterwards, as opens and visits come in for days. */
const NOW_MS = 3_000
const LATER_MS = 30_000

const pace = (isLive: boolean) => (isLive ? NOW_MS : LATER_MS)

export const resultsQuery = (id: string, isLive: boolean) =>
  queryOptions({
    queryKey: ['campaigns', 'results', id, 'messages'],
    queryFn: ({ signal }) => call(one.results.$get({ param: { id } }, { init: { signal } })),
    refetchInterval: pace(isLive),
  })

export const effectQuery = (id: string, isLive: boolean) =>
  queryOptions({
    queryKey: ['campaigns', 'results', id, 'effect'],
    queryFn: ({ signal }) => call(one.effect.$get({ param: { id } }, { init: { signal } })),
    refetchInterval: pace(isLive),
  })

export type State = CampaignRecipient['state']
export type Reason = NonNullable<CampaignRecipient['reason']>
export type Filter = { state: State | 'all'; reason: Reason | '' }

/** All customers the campaign considered, page by page. */
export const recipientsQuery = (id: string, { state, reason }: Filter, isLive: boolean) =>
  infiniteQueryOptions({
    queryKey: ['campaigns', 'recipients', id, state, reason],
    queryFn: ({ pageParam, signal }) =>
      call(
        one.recipients.$get(
          {
            param: { id },
            query: {
              state,
              limit: `${PAGE}`,
              ...(reason && { reason }),
              ...(pageParam && { after: pageParam }),
            },
          },
          { init: { signal } },
        ),
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    refetchInterval: pace(isLive),
  })
