import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { PurchaseInput, TillView } from '#server/loyalty/counter/contract.ts'
import { app, call, v1 } from '#web/client/api.ts'

export type SeenView = TillView & {
  /** How far the server's clock is ahead of this device's, in milliseconds. */
  clockAhead: number
  /** Operations that this till recorded since the customer was read. */
  own: string[]
}

export const tillViewQuery = (customerId: string) =>
  queryOptions({
    queryKey: ['till', customerId, 'view'],
    queryFn: async (): Promise<SeenView> => {
      const view = await call(app.counter.customers[':id'].$get({ param: { id: customerId } }))
      return { ...view, clockAhead: Date.parse(view.read_at) - Date.now(), own: [] }
    },
    networkMode: 'always',
    staleTime: 0,
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
    queryFn: () => call(v1.purchases.preview.$post({ json: purchase })),
    networkMode: 'always',
    staleTime: 0,
    // An old answer, shown for a moment, would be mistaken for the current one.
    gcTime: 0,
    placeholderData: keepPreviousData,
  })
