import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Rule } from '#server/messaging/segments/contract.ts'
import { app, call, v1 } from '#web/client/api.ts'

const segments = v1.segments
const one = segments[':id']

/** The segments that every business has, then the business's own by name. */
export const segmentsQuery = queryOptions({
  queryKey: ['segments'],
  queryFn: async ({ signal }) => (await call(segments.$get({ query: {} }, { init: { signal } }))).data,
})

/** The present number of customers in each segment. */
export const segmentCountsQuery = queryOptions({
  queryKey: ['segments', 'counts'],
  queryFn: async ({ signal }) => {
    const { data } = await call(app['segment-counts'].$get({ query: {} }, { init: { signal } }))
    return new Map(data.map((count) => [count.id, count]))
  },
})

/** The number of customers who match a rule that is being edited. */
export const ruleCountQuery = (rule: Rule | undefined) =>
  queryOptions({
    queryKey: ['segments', 'count', rule],
    queryFn: ({ signal }) => call(segments.count.$post({ json: { rule: rule! } }, { init: { signal } })),
    enabled: rule !== undefined,
    placeholderData: keepPreviousData,
    retry: false,
  })

export function useDeleteSegment() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(one.$delete({ param: { id } })),
    // Read anew after a failure too: somebody else may have deleted it.
    onSettled: () => client.invalidateQueries({ queryKey: ['segments'] }),
  })
}
