import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call, v1 } from '#web/client/api.ts'

const ofCustomer = v1.customers[':id'].tags
const one = v1.tags[':id']

/** The business's tags, with the number of customers who have each. */
export const tagsQuery = queryOptions({
  queryKey: ['tags'],
  queryFn: ({ signal }) => call(v1.tags.$get({ query: {} }, { init: { signal } })),
  select: ({ data }) => data,
})

function useTagMutation<Input>(mutationFn: (input: Input) => Promise<unknown>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    onSuccess: () =>
      Promise.all(['tags', 'customers'].map((key) => client.invalidateQueries({ queryKey: [key] }))),
  })
}

export const useTagCustomer = (id: string) =>
  useTagMutation((name: string) => call(ofCustomer.$post({ param: { id }, json: { name } })))
export const useUntagCustomer = (id: string) =>
  useTagMutation((tag_id: string) => call(ofCustomer[':tag_id'].$delete({ param: { id, tag_id } })))
export const useRenameTag = (id: string) =>
  useTagMutation((name: string) => call(one.$patch({ param: { id }, json: { name } })))
export const useDeleteTag = () => useTagMutation((id: string) => call(one.$delete({ param: { id } })))
