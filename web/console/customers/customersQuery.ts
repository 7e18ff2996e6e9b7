import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import type { CustomerSort, CustomerView } from '#server/loyalty/customers/contract.ts'
import { app, call, v1 } from '#web/client/api.ts'
import { useSendOnce } from '#web/client/sendOnce.ts'

/** `tag` is the id of one, empty for everybody. */
export type ListWanted = { search: string; sort: CustomerSort; tag: string }

const PAGE = 50
const spelling = 'forgiving'

/** The list, page by page, as far as it has been scrolled. */
export const customersQuery = ({ search, sort, tag }: ListWanted) =>
  infiniteQueryOptions({
    queryKey: ['customers', 'list', search, sort, tag],
    queryFn: ({ pageParam, signal }) =>
      call(
        v1.customers.$get(
          {
            query: {
              ...{ search, sort, spelling, limit: `${PAGE}` },
              ...(tag && { tag }),
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

export const customerCountQuery = ({ search, tag }: Pick<ListWanted, 'search' | 'tag'>) =>
  queryOptions({
    queryKey: ['customers', 'count', search, tag],
    queryFn: ({ signal }) =>
      call(
        app['customer-count'].$get(
          { query: { search, spelling, ...(tag && { tag }) } },
          { init: { signal } },
        ),
      ),
    placeholderData: keepPreviousData,
  })

export type NewCustomer = {
  first_name: string
  last_name: string
  email: string
  phone: string
  birthday?: string
  opted_in_sms: boolean
  opted_in_email: boolean
}

/** Adds a customer once, however often it is sent until an answer comes. */
export function useAddCustomer(onAdded: (customer: CustomerView) => void) {
  const client = useQueryClient()
  const sendOnce = useSendOnce()
  return useMutation({
    // Offline is said at once, not waited out.
    networkMode: 'always',
    mutationFn: (json: NewCustomer) =>
      sendOnce(json, (key) => call(v1.customers.$post({ header: { 'idempotency-key': key }, json }))),
    onSuccess: (customer) => {
      void client.invalidateQueries({ queryKey: ['customers'] })
      void client.invalidateQueries({ queryKey: ['dashboard'] })
      onAdded(customer)
    },
  })
}
