import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Announcement } from '#server/admin/announcements/contract.ts'
import { app, call } from '#web/client/api.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Banner } from '#web/ui/notices/Banner.tsx'
import { useToast } from '#web/ui/notices/Toast.tsx'
import { texts } from './texts.ts'

const announcementsQuery = queryOptions({
  queryKey: ['announcements'],
  queryFn: async () => (await call(app.announcements.$get({ query: {} }))).data,
})

/**
 * Announcements of the platform to every business, each until the reader dismisses it. If they cannot be read, the
 * screen works without them.
 */
export default function Announcements() {
  const { data: announcements } = useQuery(announcementsQuery)
  if (!announcements || announcements.length === 0) return null
  return (
    <section aria-label={texts.label} className="flex flex-col gap-3">
      {announcements.map((one) => (
        <OneAnnouncement key={one.id} {...one} />
      ))}
    </section>
  )
}

function OneAnnouncement({ id, title, message, tone }: Announcement) {
  const client = useQueryClient()
  const { show } = useToast()
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(app.announcements[':id'].dismiss.$post({ param: { id } })),
    onSuccess: () =>
      client.setQueryData(announcementsQuery.queryKey, (all) => all?.filter((one) => one.id !== id)),
    onError: ({ message }) => show({ tone: 'danger', title: texts.failed, description: message }),
  })
  return (
    <Banner
      tone={tone}
      title={title}
      action={
        <Button
          size="small"
          aria-label={texts.dismissOne(title)}
          busy={isPending}
          busyText={texts.dismissing}
          onClick={() => mutate()}
        >
          {texts.dismiss}
        </Button>
      }
    >
      <p dir="auto" className="wrap-anywhere whitespace-pre-line">
        {message}
      </p>
    </Banner>
  )
}
