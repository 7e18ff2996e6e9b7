import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import type { TenantStatus } from '#server/admin/contract.ts'
import { api, call } from '#web/client/api.ts'

export const overviewQuery = queryOptions({
  queryKey: ['admin', 'overview'],
  queryFn: () => call(api.admin.overview.$get()),
})

export type Filter = { search: string; status?: TenantStatus | undefined }

/** Tenants page by page; the list stands while the next words are looked up. */
export const tenantsQuery = ({ search, status }: Filter) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'tenants', search, status],
    queryFn: ({ pageParam: after }) =>
      call(
        api.admin.tenants.$get({
          query: { ...(search && { search }), ...(status && { status }), ...(after && { after }) },
        }),
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  })

/** Takes the reason. */
export function useAllowTexts(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (reason: string) =>
      call(api.admin.tenants[':id'].texts.$post({ param: { id }, json: { reason } })),
    onSuccess: () => client.invalidateQueries({ queryKey: ['admin', 'tenants'] }),
  })
}
