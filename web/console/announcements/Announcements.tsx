import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
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
  const client = useQueryClient()
  const { data } = useQuery(announcementsQuery)
  const { show } = useToast()
  const list = useRef<HTMLElement>(null)
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (id: string) => call(app.announcements[':id'].dismiss.$post({ param: { id } })),
    onSuccess: (_, id) => {
      const left = data?.filter((one) => one.id !== id) ?? []
      // The pressed button is gone, so the focus moves on.
      const next = left.length > 0 ? list.current : document.getElementById('content')
      next?.focus({ preventScroll: true })
      client.setQueryData(announcementsQuery.queryKey, left)
    },
    onError: ({ message }) => show({ tone: 'danger', title: texts.failed, description: message }),
  })
  if (!data || data.length === 0) return null
  return (
    <section ref={list} tabIndex={-1} aria-label={texts.label} className="flex flex-col gap-3 outline-none">
      {data.map(({ id, title, message, tone }) => (
        <Banner
          key={id}
          tone={tone}
          title={title}
          action={
            <Button
              size="small"
              aria-label={texts.dismissOne(title)}
              busy={isPending && variables === id}
              busyText={texts.dismissing}
              onClick={() => !isPending && mutate(id)}
            >
              {texts.dismiss}
            </Button>
          }
        >
          <p dir="auto" className="wrap-anywhere whitespace-pre-line">
            {message}
          </p>
        </Banner>
      ))}
    </section>
  )
}
