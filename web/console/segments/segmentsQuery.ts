import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Rule, SegmentDraft } from '#server/messaging/segments/contract.ts'
import { app, call } from '#web/client/api.ts'

const segments = app.segments
const one = segments[':id']

/** Those that every shop has, then the shop's own by name. */
export const segmentsQuery = queryOptions({
  queryKey: ['segments'],
  queryFn: async ({ signal }) => (await call(segments.$get({ query: {} }, { init: { signal } }))).data,
})

/** How many guests are in each now. */
export const segmentCountsQuery = queryOptions({
  queryKey: ['segments', 'counts'],
  queryFn: async ({ signal }) => {
    const { data } = await call(app['segment-counts'].$get({ query: {} }, { init: { signal } }))
    return new Map(data.map((count) => [count.id, count]))
  },
})

/** How many fit a rule that is being written. */
export const ruleCountQuery = (rule: Rule | undefined) =>
  queryOptions({
    queryKey: ['segments', 'count', rule],
    queryFn: ({ signal }) => call(segments.count.$post({ json: { rule: rule! } }, { init: { signal } })),
    enabled: rule !== undefined,
    placeholderData: keepPreviousData,
    retry: false,
  })

/** Makes a segment, or changes the one given. */
export function useSaveSegment(id: string | undefined) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ version, ...json }: SegmentDraft & { version: number }) =>
      id ? call(one.$put({ param: { id }, json: { ...json, version } })) : call(segments.$post({ json })),
    onSuccess: () =>
      Promise.all(['segments', 'customers'].map((key) => client.invalidateQueries({ queryKey: [key] }))),
  })
}

export function useDeleteSegment() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(one.$delete({ param: { id } })),
    // Also when it failed: somebody else may have deleted it.
    onSettled: () => client.invalidateQueries({ queryKey: ['segments'] }),
  })
}
