import { queryOptions } from '@tanstack/react-query'
import { call, v1 } from '#web/client/api.ts'
import { orKept } from '../orKept.ts'
import type { FoundCustomer } from '../seen.ts'

/** Customers by any known detail; without a search, the newest. This device answers if the server does not. */
export const tillSearchQuery = (search: string) =>
  queryOptions({
    queryKey: ['customers', 'search', search, 'till'],
    queryFn: () =>
      orKept<FoundCustomer[]>(
        async () => (await call(v1.customers.lookup.$get({ query: { search } }))).data,
        (kept) => kept.search(search),
      ),
    networkMode: 'always',
  })
