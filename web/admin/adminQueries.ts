import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import type { NewName, TenantSort, TenantStatus } from '#server/admin/contract.ts'
import { app, call } from '#web/client/api.ts'

export const overviewQuery = queryOptions({
  queryKey: ['admin', 'overview'],
  queryFn: () => call(app.admin.overview.$get()),
})

export const monthsQuery = queryOptions({
  queryKey: ['admin', 'months'],
  queryFn: () => call(app.admin.months.$get()),
})

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
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  })

export type TenantAct = { kind: 'suspend'; company_name: string; reason: string } | { kind: 'restore' }

/** Suspends or restores a business, and returns its new state. */
export function useActOnTenant(id: string) {
  const client = useQueryClient()
  const param = { id }
  const one = app.admin.tenants[':id']
  return useMutation({
    mutationFn: (act: TenantAct) => {
      if (act.kind === 'restore') return call(one.restore.$post({ param }))
      const { company_name, reason } = act
      return call(one.suspend.$post({ param, json: { company_name, reason } }))
    },
    onSuccess: () => client.invalidateQueries({ queryKey: ['admin'] }),
  })
}

export type PlanAct =
  | { kind: 'grant'; tier_id: string; ends_on: string; reason: string }
  | { kind: 'extend'; ends_on: string; reason: string }
  | { kind: 'takeBack'; grant_id: string; reason: string }

/** Grants a plan, extends a trial or takes either back, and returns the tenant's new state. */
export function useActOnPlan(id: string) {
  const client = useQueryClient()
  const one = app.admin.tenants[':id']
  return useMutation({
    mutationFn: ({ kind, ...act }: PlanAct) => {
      if ('grant_id' in act) {
        const { grant_id, reason } = act
        return call(one.grants[':grant_id']['take-back'].$post({ param: { id, grant_id }, json: { reason } }))
      }
      if ('tier_id' in act) return call(one['grant-tier'].$post({ param: { id }, json: act }))
      return call(one['extend-trial'].$post({ param: { id }, json: act }))
    },
    onSuccess: () => client.invalidateQueries({ queryKey: ['admin'] }),
  })
}

// Each look is written down, so they are read anew only when the screen is opened.
export const newNamesQuery = queryOptions({
  queryKey: ['admin', 'names'],
  queryFn: () => call(app.admin.names.$get({ query: {} })),
  refetchOnWindowFocus: false,
})

/** Marks new names as seen, and shows those that are left. */
export function useSeeNames() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (names: NewName[]) =>
      call(
        app.admin.names.see.$post({
          json: { names: names.map(({ business_id, id }) => ({ business_id, id })) },
        }),
      ),
    onSuccess: (left) => client.setQueryData(newNamesQuery.queryKey, left),
  })
}

/** Takes the reason. */
export function useAllowTexts(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (reason: string) =>
      call(app.admin.tenants[':id']['allow-texts'].$post({ param: { id }, json: { reason } })),
    onSuccess: () => client.invalidateQueries({ queryKey: ['admin', 'tenants'] }),
  })
}
