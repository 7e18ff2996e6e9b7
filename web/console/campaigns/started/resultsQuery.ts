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
import { call, v1 } from '#web/client/api.ts'
import { campaignQuery, isMoving } from '../campaignsQuery.ts'

const one = v1.campaigns[':id']
const PAGE = 50
/** Polling interval while messages move. Afterwards `useReadTogether` decides. */
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
 * Reads the results and the recipients again each time that the campaign was read and its messages stand still, also when
 * they have just come to a stand. Read at intervals of their own, they would contradict each other.
 */
export function useReadTogether(campaign: CampaignDetail) {
  const client = useQueryClient()
  const { dataUpdatedAt: readAt } = useQuery(campaignQuery(campaign.id))
  const { id } = campaign
  const stands = !isMoving(campaign)
  const last = useRef(readAt)
  useEffect(() => {
    if (!stands || last.current === readAt) return
    last.current = readAt
    for (const key of ['results', 'recipients'])
      void client.invalidateQueries({ queryKey: ['campaigns', key, id] })
  }, [client, id, readAt, stands])
}
