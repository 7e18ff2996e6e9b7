import { infiniteQueryOptions } from '@tanstack/react-query'
import type { TenantSort, TenantStatus } from '#server/admin/contract.ts'
import { app, call } from '#web/client/api.ts'
import { byPages } from '#web/client/byPages.ts'

/** 'asking' means tenants whose admin asked for a plan. */
export type Filter = {
  search: string
  status?: TenantStatus | 'asking' | undefined
  sort?: TenantSort
  order?: 'asc' | 'desc'
}

const narrowed = (status: Filter['status']) =>
  status === 'asking' ? { asking: 'true' as const } : { ...(status && { status }) }

/** Tenants page by page; the list stays while the next search runs. */
export const tenantsQuery = ({ search, status, sort = 'created', order = 'desc' }: Filter) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'tenants', search, status, sort, order],
    queryFn: ({ pageParam: after }) =>
      call(
        app.admin.tenants.$get({
          query: { ...(search && { search }), ...narrowed(status), sort, order, ...(after && { after }) },
        }),
      ),
    ...byPages,
  })
