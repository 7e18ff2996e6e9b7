import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { auth, call } from '#web/client/api.ts'

export const factorsQuery = queryOptions({
  queryKey: ['factors'],
  queryFn: () => call(auth.factors.$get()),
})

/** Reads the card's state again. */
export function useReadAgain() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: factorsQuery.queryKey })
}

/** Asks for a code again on one remembered device, or on all. */
export function useForgetDevices() {
  return useMutation({
    mutationFn: async (which: { id: string } | 'all') => {
      if (which === 'all') await call(auth['remembered-devices'].$delete())
      else await call(auth['remembered-devices'][':id'].$delete({ param: which }))
    },
    onSettled: useReadAgain(),
  })
}
