import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api, call } from '#web/client/api.ts'

export const factorsQuery = queryOptions({
  queryKey: ['factors'],
  queryFn: () => call(api.factors.$get()),
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
      if (which === 'all') await call(api['remembered-devices'].$delete())
      else await call(api['remembered-devices'][':id'].$delete({ param: which }))
    },
    onSettled: useReadAgain(),
  })
}
