import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import type { CustomerView } from '#server/loyalty/customers/contract.ts'
import type { CampaignDetail, CampaignEdit } from '#server/messaging/campaigns/contract.ts'
import { call, v1 } from '#web/client/api.ts'
import { byPages } from '#web/client/byPages.ts'
import { useSendOnce } from '#web/client/sendOnce.ts'
import type { Channel } from '../messages/messageQueries.ts'
import { settingsQuery } from '../settings/settingsQuery.ts'

const campaigns = v1.campaigns
const one = campaigns[':id']
const PAGE = 50

/**
 * A campaign whose messages move is read again every FOLLOW_MS, a waiting one and the list every LOOK_MS, one that is
 * over every LATER_MS, because opens come in for days.
 */
const FOLLOW_MS = 1_500
const LOOK_MS = 15_000
const LATER_MS = 30_000

export type Shown = 'all' | Channel

/** Campaigns, newest first, page by page. */
export const campaignsQuery = (type: Shown) =>
  infiniteQueryOptions({
    queryKey: ['campaigns', 'list', type],
    queryFn: ({ pageParam, signal }) =>
      call(
        campaigns.$get(
          { query: { type, limit: `${PAGE}`, ...(pageParam && { after: pageParam }) } },
          { init: { signal } },
        ),
      ),
    ...byPages,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ data }) => data.some(({ status }) => status === 'sending')) ? LOOK_MS : false,
  })

export const campaignQuery = (id: string) =>
  queryOptions({
    queryKey: ['campaigns', 'one', id],
    queryFn: ({ signal }) => call(one.$get({ param: { id } }, { init: { signal } })),
    refetchInterval: ({ state }) => paceOf(state.data),
  })

function paceOf(campaign: CampaignDetail | undefined): number | false {
  if (!campaign || campaign.status === 'draft') return false
  if (campaign.goes_on_at || campaign.status === 'scheduled') return LOOK_MS
  return isMoving(campaign) ? FOLLOW_MS : LATER_MS
}

/** True while messages are made or on their way, which goes on after the last of them is made. */
export function isMoving({ status, goes_on_at, progress }: CampaignDetail): boolean {
  if (goes_on_at) return false
  const { queued, sending } = progress
  return status === 'sending' || sending > 0 || (queued > 0 && status !== 'paused')
}

/** Read again for each version of the draft, and each time it is shown. */
export const forecastQuery = (id: string, version: number) =>
  queryOptions({
    queryKey: ['campaigns', 'forecast', id, version],
    queryFn: ({ signal }) => call(one.forecast.$get({ param: { id } }, { init: { signal } })),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })

/** A customer who was picked by hand. */
export const customerQuery = (id: string) =>
  queryOptions({
    queryKey: ['customers', id, 'picked'],
    queryFn: ({ signal }): Promise<CustomerView> =>
      call(v1.customers[':id'].$get({ param: { id } }, { init: { signal } })),
  })

export type NewDraft = { name: string; type: Channel; picked?: string[] }

export function useCreateCampaign() {
  const take = useTake()
  const sendOnce = useSendOnce()
  return useMutation({
    mutationFn: ({ picked, ...draft }: NewDraft) => {
      const json = {
        ...draft,
        ...(picked && { audience: { kind: 'picked' as const, customer_ids: picked } }),
      }
      return sendOnce(json, (key) => call(campaigns.$post({ header: { 'idempotency-key': key }, json })))
    },
    onSuccess: take,
  })
}

export function useSaveDraft(id: string) {
  const take = useTake()
  return useMutation({
    mutationFn: (json: CampaignEdit) => call(one.$put({ param: { id }, json })),
    onSuccess: take,
  })
}

export function useDeleteDraft() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(one.$delete({ param: { id } })),
    onSuccess: () => client.invalidateQueries({ queryKey: ['campaigns', 'list'] }),
  })
}

export type Start = {
  version: number
  at: string | null
  not_after: string | null
  /** The business's postal address, if it had none before. */
  address: string | null
}

export function useStartCampaign(id: string) {
  const take = useTake()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (json: Start) => call(one.start.$post({ param: { id }, json })),
    onSuccess: (campaign, { address }) => {
      take(campaign)
      if (address !== null) void client.invalidateQueries(settingsQuery)
    },
  })
}

/** Stores an answered campaign as the current one, and reads the lists that show it again. */
function useTake() {
  const client = useQueryClient()
  return (campaign: CampaignDetail) => {
    client.setQueryData(campaignQuery(campaign.id).queryKey, campaign)
    for (const key of ['list', 'results', 'recipients'])
      void client.invalidateQueries({ queryKey: ['campaigns', key] })
  }
}

/** Acts on a started campaign. */
export type Act = 'pause' | 'resume' | 'cancel' | 'reopen' | 'retry' | 'dropLinks'

export function useAct(id: string) {
  const take = useTake()
  const param = { id }
  const acts: Record<Act, () => Promise<CampaignDetail>> = {
    pause: () => call(one.pause.$post({ param })),
    resume: () => call(one.resume.$post({ param })),
    cancel: () => call(one.cancel.$post({ param })),
    reopen: () => call(one.reopen.$post({ param })),
    retry: () => call(one.retry.$post({ param })),
    dropLinks: () => call(one['drop-links'].$post({ param })),
  }
  const client = useQueryClient()
  return useMutation({
    mutationFn: (act: Act) => acts[act](),
    onSuccess: take,
    // The campaign may be over by now, or somebody else may have acted first.
    onError: () => client.invalidateQueries(campaignQuery(id)),
  })
}
