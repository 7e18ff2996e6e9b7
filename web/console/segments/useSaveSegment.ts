import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { SegmentDraft } from '#server/messaging/segments/contract.ts'
import { call, v1 } from '#web/client/api.ts'
import { useSendOnce } from '#web/client/sendOnce.ts'

const segments = v1.segments

/** Creates a segment, or changes the given one. */
export function useSaveSegment(id: string | undefined) {
  const client = useQueryClient()
  const sendOnce = useSendOnce()
  return useMutation({
    mutationFn: ({ version, ...json }: SegmentDraft & { version: number }) =>
      id
        ? call(segments[':id'].$put({ param: { id }, json: { ...json, version } }))
        : sendOnce(json, (key) => call(segments.$post({ header: { 'idempotency-key': key }, json }))),
    onSuccess: () =>
      Promise.all(['segments', 'customers'].map((key) => client.invalidateQueries({ queryKey: [key] }))),
  })
}
