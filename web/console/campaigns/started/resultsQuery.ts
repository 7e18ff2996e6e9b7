import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { CampaignDetail } from '#server/messaging/campaigns/contract.ts'
import type { CampaignRecipient } from '#server/messaging/campaigns/results/contract.ts'
import { app, call } from '#web/client/api.ts'
import { campaignQuery, isMoving } from '../campaignsQuery.ts'

const one = app.campaigns[':id']
const PAGE = 50
/** While messages move. Afterwards `useLookTogether` decides. */
const NOW_MS = 3_000

const pace = (isLive: boolean) => isLive && NOW_MS

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

/**
 * Looks at the results and the recipients each time that the campaign itself was looked at and stands still, also when
 * it has just come to a stand. Each with a pace of its own, they would contradict each other.
 */
export function useLookTogether(campaign: CampaignDetail) {
  const client = useQueryClient()
  const { dataUpdatedAt: looked } = useQuery(campaignQuery(campaign.id))
  const { id } = campaign
  const stands = !isMoving(campaign)
  const last = useRef(looked)
  useEffect(() => {
    if (!stands || last.current === looked) return
    last.current = looked
    for (const key of ['results', 'recipients'])
      void client.invalidateQueries({ queryKey: ['campaigns', key, id] })
  }, [client, id, looked, stands])
}
