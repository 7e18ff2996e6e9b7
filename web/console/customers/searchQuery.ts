import { queryOptions } from '@tanstack/react-query'
import { call, v1 } from '#web/client/api.ts'

/** Customers by any known detail; without a search, the newest. */
export const customerSearchQuery = (search: string) =>
  queryOptions({
    queryKey: ['customers', 'search', search],
    queryFn: async () => {
      const { data: customers } = await call(v1.customers.lookup.$get({ query: { search } }))
      return customers
    },
    networkMode: 'always',
  })
