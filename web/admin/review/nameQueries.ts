import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { NewName } from '#server/admin/contract.ts'
import { app, call } from '#web/client/api.ts'

// Each look is written to the audit log, so the names are read anew only when the screen is opened.
export const newNamesQuery = queryOptions({
  queryKey: ['admin', 'names'],
  queryFn: () => call(app.admin.names.$get({ query: {} })),
  refetchOnWindowFocus: false,
})

/** Marks new names as seen, and shows those that are left. */
export function useSeeNames() {
  const client = useQueryClient()
  return useMutation({
    // One after the other, so that the last answer is the one that shows what is left.
    scope: { id: 'new names' },
    mutationFn: (names: NewName[]) =>
      call(
        app.admin.names.see.$post({
          json: { names: names.map(({ business_id, id }) => ({ business_id, id })) },
        }),
      ),
    onSuccess: (left) => client.setQueryData(newNamesQuery.queryKey, left),
  })
}
