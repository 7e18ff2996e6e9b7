import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { app, call } from '#web/client/api.ts'

/** The business's pictures, newest first. */
export const picturesQuery = queryOptions({
  queryKey: ['pictures'],
  queryFn: async () => (await call(app.pictures.$get({ query: {} }))).data,
})

/** Adds a picture in base64. A picture that is already in the library is returned as it is. */
export function useAddPicture() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (json: { name: string; picture: string }) => call(app.pictures.$post({ json })),
    onSuccess: (added) =>
      client.setQueryData(picturesQuery.queryKey, (all = []) => [
        added,
        ...all.filter(({ id }) => id !== added.id),
      ]),
  })
}

export function useDeletePicture() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(app.pictures[':id'].$delete({ param: { id } })),
    onSuccess: (_, gone) =>
      client.setQueryData(picturesQuery.queryKey, (all) => all?.filter(({ id }) => id !== gone)),
  })
}
