import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { PackEdits } from '#server/admin/plans/contract.ts'
import { app, call } from '#web/client/api.ts'

export const packsQuery = queryOptions({
  queryKey: ['admin', 'credit-packs'],
  queryFn: async () => (await call(app.admin['credit-packs'].$get({ query: {} }))).data,
  // A form keeps the version that it was opened with.
  refetchOnWindowFocus: false,
})

/** Saves the edited fields of a pack, and returns the pack. */
export function useEditPack(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ edits, version }: { edits: PackEdits; version: number }) =>
      call(app.admin['credit-packs'][':id'].$patch({ param: { id }, json: { ...edits, version } })),
    onSuccess: (saved) =>
      client.setQueryData(packsQuery.queryKey, (packs) =>
        packs?.map((pack) => (pack.id === saved.id ? saved : pack)),
      ),
  })
}
