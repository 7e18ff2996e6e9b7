import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call, v1 } from '#web/client/api.ts'
import { useSendOnce } from '#web/client/sendOnce.ts'

export const qrCodesQuery = queryOptions({
  queryKey: ['qr-codes'],
  queryFn: async () => (await call(v1['qr-codes'].$get({ query: {} }))).data,
})

export type NewQrCode = { location_name: string; custom_url: string }

export function useGenerateQrCode() {
  const queryClient = useQueryClient()
  const sendOnce = useSendOnce()
  return useMutation({
    mutationFn: async (json: NewQrCode) => {
      const post = (key: string) => call(v1['qr-codes'].$post({ header: { 'idempotency-key': key }, json }))
      return sendOnce(json, post)
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: qrCodesQuery.queryKey }),
  })
}

/** Pauses a code, or resumes it. */
export function useSwitchQrCode(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: (to: 'pause' | 'resume') => call(v1['qr-codes'][':id'][to].$post({ param: { id } })),
    // Read anew after a failure too: somebody else may have deleted the code.
    onSettled: () => queryClient.invalidateQueries({ queryKey: qrCodesQuery.queryKey }),
  })
}

export function useDeleteQrCode() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(v1['qr-codes'][':id'].$delete({ param: { id } })),
    // Read anew after a failure too: somebody else may have deleted the code.
    onSettled: () => queryClient.invalidateQueries({ queryKey: qrCodesQuery.queryKey }),
  })
}
