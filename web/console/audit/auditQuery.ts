import { infiniteQueryOptions } from '@tanstack/react-query'
import type { ActionKind } from '#server/businesses/audit/contract.ts'
import { app, call } from '#web/client/api.ts'
import { byPages } from '#web/client/byPages.ts'

/** The filters of the log; '' filters nothing. Days are 'YYYY-MM-DD'. */
export type Filter = { kind: ActionKind | ''; person: string; from: string; to: string }

export const noFilter: Filter = { kind: '', person: '', from: '', to: '' }

/** The chosen filters, as the API takes them. */
export const chosen = ({ kind, person, from, to }: Filter) => ({
  ...(kind && { kind }),
  ...(person && { person }),
  ...(from && { from }),
  ...(to && { to }),
})

/** The log, page by page. The last result stays on the screen while the next is loading. */
export const auditQuery = (filter: Filter) =>
  infiniteQueryOptions({
    queryKey: ['audit', filter],
    queryFn: ({ pageParam: after }) =>
      call(app.audit.$get({ query: { ...chosen(filter), ...(after && { after }) } })),
    ...byPages,
    staleTime: 0,
  })

export const exportPath = (filter: Filter): string => {
  const query = new URLSearchParams(chosen(filter)).toString()
  return `/api/app/audit.csv${query && `?${query}`}`
}
