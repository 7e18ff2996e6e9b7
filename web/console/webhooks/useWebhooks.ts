import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { WebhookType } from '#server/integrations/webhooks/contract.ts'
import { app, call } from '#web/client/api.ts'
import { useSendOnce } from '#web/client/sendOnce.ts'
import { webhooksQuery } from './webhooksQuery.ts'

const room = app.webhooks

/** Milliseconds between two looks at deliveries while one of them is under way. */
const LOOK_MS = 1500

/** The deliveries of an endpoint, newest first. */
export const deliveriesQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: ['webhooks', id, 'deliveries'],
    queryFn: ({ pageParam: after }) =>
      call(room[':id'].deliveries.$get({ param: { id }, query: after === null ? {} : { after } })),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    // Opened again, it shows what came meanwhile.
    refetchOnMount: 'always',
    refetchInterval: ({ state }) =>
      state.data?.pages[0]?.data.some((one) => one.state === 'waiting' && one.tried === 0) ? LOOK_MS : false,
  })

export const deliveryQuery = (id: string) =>
  queryOptions({
    queryKey: ['webhook-deliveries', id],
    queryFn: () => call(app['webhook-deliveries'][':id'].$get({ param: { id } })),
    // A log of what happened, of which only a waiting delivery becomes more.
    staleTime: 0,
  })

export type WantedEndpoint = { url: string; description: string; types: WebhookType[] }

/** A change of an endpoint, after which all that is shown of webhooks is read anew, also if it was refused. */
function useChange<Input, Answer>(change: (input: Input) => Promise<Answer>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSettled: () => client.invalidateQueries({ queryKey: webhooksQuery.queryKey }),
    // Secrets are for the screen that requested them, and only while that screen is open.
    gcTime: 0,
  })
}

export function useMakeEndpoint() {
  const sendOnce = useSendOnce()
  return useChange((json: WantedEndpoint) =>
    sendOnce(json, (key) => call(room.$post({ header: { 'idempotency-key': key }, json }))),
  )
}

export const useEditEndpoint = (id: string) =>
  useChange((json: WantedEndpoint) => call(room[':id'].$put({ param: { id }, json })))
export const useDeleteEndpoint = () => useChange((id: string) => call(room[':id'].$delete({ param: { id } })))
export const usePauseEndpoint = () =>
  useChange((id: string) => call(room[':id'].pause.$post({ param: { id } })))
export const useResumeEndpoint = () =>
  useChange((id: string) => call(room[':id'].resume.$post({ param: { id } })))
export const useReplaceSecret = () =>
  useChange((id: string) => call(room[':id']['replace-secret'].$post({ param: { id } })))
export const useTestEndpoint = () =>
  useChange((id: string) => call(room[':id'].test.$post({ param: { id } })))
export const useSendAgain = () =>
  useChange((id: string) => call(app['webhook-deliveries'][':id'].resend.$post({ param: { id } })))

/** The days are 'YYYY-MM-DD', both included. */
export type WantedReplay = { from: string; to: string; which: 'missed' | 'all' }
export const useReplay = (id: string) =>
  useChange((json: WantedReplay) => call(room[':id'].replay.$post({ param: { id }, json })))
