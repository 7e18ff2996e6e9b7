import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { PurchaseInput, PurchasePreview } from '#server/loyalty/counter/contract.ts'
import { ApiError, app, call, v1 } from '#web/client/api.ts'
import { texts as client } from '#web/client/texts.ts'
import { isNewcomer } from '#web/outbox/keptOperation.ts'
import { orKept } from './orKept.ts'
import type { SeenView } from './seen.ts'

export type { SeenView } from './seen.ts'

/** Between two tries, in milliseconds, while the server does not answer. */
const AGAIN_MS = 10_000

export const tillViewQuery = (customerId: string) =>
  queryOptions({
    queryKey: ['till', customerId, 'view'],
    queryFn: () =>
      orKept<SeenView>(
        async () => {
          refuseNewcomer(customerId)
          const view = await call(app.counter.customers[':id'].$get({ param: { id: customerId } }))
          return { ...view, clockAhead: Date.parse(view.read_at) - Date.now(), own: [] }
        },
        (kept) => kept.view(customerId),
      ),
    networkMode: 'always',
    staleTime: 0,
    // What this device keeps gives way to the server as soon as it answers.
    refetchInterval: ({ state }) => (state.data?.keptSince ? AGAIN_MS : false),
  })

/**
 * Notes an operation of this till until the customer is read again, so that staff are never asked about what they
 * recorded themselves.
 */
export const noteOwn = (client: QueryClient, customerId: string, operationId: string): void =>
  void client.setQueryData(
    tillViewQuery(customerId).queryKey,
    (view) => view && { ...view, own: [...view.own, operationId] },
  )

export const previewQuery = (purchase: PurchaseInput) =>
  queryOptions({
    queryKey: ['till', purchase.customer_id, 'preview', purchase],
    queryFn: () =>
      orKept<PurchasePreview>(
        async () => {
          refuseNewcomer(purchase.customer_id)
          return call(v1.purchases.preview.$post({ json: purchase }))
        },
        (kept) => kept.preview(purchase),
      ),
    networkMode: 'always',
    staleTime: 0,
    // An old answer, shown for a moment, would be mistaken for the current one.
    gcTime: 0,
    placeholderData: keepPreviousData,
  })

/** The server is not asked about somebody whom only this device knows. */
function refuseNewcomer(customerId: string): void {
  if (isNewcomer(customerId))
    throw new ApiError(0, { code: 'offline', message: client.offline, request_id: '' })
}
