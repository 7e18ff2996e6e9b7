import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { CustomerSort, StampFilter } from '#server/loyalty/customers/contract.ts'
import { app, call, v1 } from '#web/client/api.ts'

/** The filters of the list. Tag, program and segment are ids; empty filters match everything. */
export type Narrowing = {
  search: string
  tag: string
  program: string
  reward: '' | 'waiting'
  stamps: '' | StampFilter
  segment: string
}
export type ListWanted = Narrowing & { sort: CustomerSort }

export const everybody: Narrowing = { search: '', tag: '', program: '', reward: '', stamps: '', segment: '' }
export const isNarrowed = ({ search, tag, program, reward, stamps, segment }: Narrowing): boolean =>
  Boolean(search || tag || program || reward || stamps || segment)

const PAGE = 50

/** The filters as the server's query takes them. */
export const askedFor = ({ search, tag, program, reward, stamps, segment }: Narrowing) => ({
  search,
  spelling: 'forgiving' as const,
  ...(tag && { tag }),
  ...(program && { program }),
  ...(reward && { reward }),
  ...(stamps && { stamps }),
  ...(segment && { segment }),
})

/** The list, page by page as it is scrolled. */
export const customersQuery = ({ sort, ...narrowing }: ListWanted) =>
  infiniteQueryOptions({
    queryKey: ['customers', 'list', sort, askedFor(narrowing)],
    queryFn: ({ pageParam, signal }) =>
      call(
        v1.customers.$get(
          {
            query: {
              ...askedFor(narrowing),
              ...{ sort, limit: `${PAGE}` },
              ...(pageParam && { after: pageParam }),
            },
          },
          { init: { signal } },
        ),
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  })

export const customerCountQuery = (narrowing: Narrowing) =>
  queryOptions({
    queryKey: ['customers', 'count', askedFor(narrowing)],
    queryFn: ({ signal }) =>
      call(app['customer-count'].$get({ query: askedFor(narrowing) }, { init: { signal } })),
    placeholderData: keepPreviousData,
  })
