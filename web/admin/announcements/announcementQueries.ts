import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { NewAnnouncement } from '#server/admin/announcements/contract.ts'
import { app, call } from '#web/client/api.ts'
import { useSendOnce } from '#web/client/sendOnce.ts'

export const adminAnnouncementsQuery = queryOptions({
  queryKey: ['admin', 'announcements'],
  queryFn: async () => (await call(app.admin.announcements.$get({ query: {} }))).data,
})

/** After an announcement or its end, the lists of the platform and of businesses are read anew. */
function useRefresh() {
  const client = useQueryClient()
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: ['admin', 'announcements'] }),
      client.invalidateQueries({ queryKey: ['announcements'] }),
    ])
}

export function useAnnounce() {
  const sendOnce = useSendOnce()
  return useMutation({
    mutationFn: (wanted: NewAnnouncement) =>
      sendOnce(wanted, (key) =>
        call(app.admin.announcements.$post({ json: wanted, header: { 'idempotency-key': key } })),
      ),
    onSuccess: useRefresh(),
  })
}

export const useEndAnnouncement = () =>
  useMutation({
    mutationFn: (id: string) => call(app.admin.announcements[':id'].end.$post({ param: { id } })),
    onSuccess: useRefresh(),
  })
