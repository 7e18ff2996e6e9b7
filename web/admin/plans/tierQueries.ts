import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { TierEdits } from '#server/admin/plans/contract.ts'
import { app, call } from '#web/client/api.ts'

export const tiersQuery = queryOptions({
  queryKey: ['admin', 'tiers'],
  queryFn: async () => (await call(app.admin.tiers.$get({ query: {} }))).data,
  // A form keeps the version that it was opened with.
  refetchOnWindowFocus: false,
})

/** Saves the edited fields of a plan, and returns the plan. */
export function useEditTier(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ edits, version }: { edits: TierEdits; version: number }) =>
      call(app.admin.tiers[':id'].$patch({ param: { id }, json: { ...edits, version } })),
    onSuccess: (saved) => {
      client.setQueryData(tiersQuery.queryKey, (tiers) =>
        tiers?.map((tier) => (tier.id === saved.id ? saved : tier)),
      )
      return client.invalidateQueries({ queryKey: ['plans'] })
    },
  })
}
