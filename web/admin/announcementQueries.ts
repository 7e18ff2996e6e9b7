import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { NewAnnouncement } from '#server/surfaces/announcements/contract.ts'
import { app, call } from '#web/client/api.ts'

export const adminAnnouncementsQuery = queryOptions({
  queryKey: ['admin', 'announcements'],
  queryFn: async () => (await call(app.admin.announcements.$get({ query: {} }))).data,
})

/** After either, everybody's list is read anew. */
function useRefresh() {
  const client = useQueryClient()
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: ['admin', 'announcements'] }),
      client.invalidateQueries({ queryKey: ['announcements'] }),
    ])
}

export const useAnnounce = () =>
  useMutation({
    mutationFn: (wanted: NewAnnouncement) => call(app.admin.announcements.$post({ json: wanted })),
    onSuccess: useRefresh(),
  })

export const useEndAnnouncement = () =>
  useMutation({
    mutationFn: (id: string) => call(app.admin.announcements[':id'].end.$post({ param: { id } })),
    onSuccess: useRefresh(),
  })
