import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import type { CreditKind } from '#server/admin/credits/contract.ts'
import { app, call } from '#web/client/api.ts'
import { byPages } from '#web/client/byPages.ts'
import { useSendOnce } from '#web/client/sendOnce.ts'

/** Filters of the log; '' means no filter. Days are 'YYYY-MM-DD'. */
export type Filter = { search: string; kind: CreditKind | ''; from: string; to: string }
export const noFilter: Filter = { search: '', kind: '', from: '', to: '' }

/** The chosen filters, as the API takes them. */
const chosen = ({ search, kind, from, to }: Filter, business: string | undefined) => ({
  ...(search && { search }),
  ...(kind && { kind }),
  ...(from && { from }),
  ...(to && { to }),
  ...(business && { business_id: business }),
})

export const creditsQuery = (filter: Filter, business: string | undefined) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'credits', filter, business],
    queryFn: ({ pageParam: after }) =>
      call(app.admin.credits.$get({ query: { ...chosen(filter, business), ...(after && { after }) } })),
    ...byPages,
    staleTime: 0,
  })

export const creditSumsQuery = (filter: Filter, business: string | undefined) =>
  queryOptions({
    queryKey: ['admin', 'credit-sums', filter, business],
    queryFn: () => call(app.admin['credit-sums'].$get({ query: chosen(filter, business) })),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export const creditsFile = (filter: Filter, business: string | undefined): string => {
  const query = new URLSearchParams(chosen(filter, business)).toString()
  return `/api/app/admin/credits.csv${query && `?${query}`}`
}

export type CreditMove = { kind: 'granted' | 'taken'; credits: number; reason: string }

/** Gives a tenant credits or takes some, and returns the movement with the tenant's credits after it. */
export function useMoveCredits(id: string) {
  const client = useQueryClient()
  const sendOnce = useSendOnce()
  return useMutation({
    mutationFn: (move: CreditMove) =>
      sendOnce(move, (key) =>
        call(
          app.admin.tenants[':id'].credits.$post({
            param: { id },
            header: { 'idempotency-key': key },
            json: move,
          }),
        ),
      ),
    onSuccess: () => client.invalidateQueries({ queryKey: ['admin'] }),
  })
}
