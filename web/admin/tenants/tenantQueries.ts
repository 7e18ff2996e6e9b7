import { useMutation, useQueryClient } from '@tanstack/react-query'
import { app, call } from '#web/client/api.ts'

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

/** Lets a tenant send texts before it has paid; takes the reason. */
export function useAllowTexts(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (reason: string) =>
      call(app.admin.tenants[':id']['allow-texts'].$post({ param: { id }, json: { reason } })),
    onSuccess: () => client.invalidateQueries({ queryKey: ['admin', 'tenants'] }),
  })
}
