import { useQuery } from '@tanstack/react-query'
import { Megaphone } from 'lucide-react'
import type { AdminAnnouncement } from '#server/admin/announcements/contract.ts'
import { Page } from '#web/console/page/Page.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Badge } from '#web/ui/layout/Badge.tsx'
import { Card } from '#web/ui/layout/Card.tsx'
import { EmptyState } from '#web/ui/notices/EmptyState.tsx'
import { useToast } from '#web/ui/notices/Toast.tsx'
import { Failed } from '../Failed.tsx'
import { createUtcFormat, format } from '../format.ts'
import { Loading } from '../Loading.tsx'
import { AnnouncementForm } from './AnnouncementForm.tsx'
import { adminAnnouncementsQuery, useEndAnnouncement } from './announcementQueries.ts'
import { announcementTexts as texts } from './texts.ts'

const words = texts.list
const utc = createUtcFormat()

/** /admin/announcements: what all businesses are told. */
export default function AnnouncementsScreen() {
  const query = useQuery(adminAnnouncementsQuery)
  const { data, error } = query
  return (
    <Page title={texts.title} description={texts.description}>
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <AnnouncementForm />
        {error && !data ? (
          <Failed query={query} />
        ) : (
          <Card title={words.title} id="announcements" tabIndex={-1} className="outline-none">
            {!data && <Loading className="h-40 rounded-md" />}
            {data?.length === 0 && (
              <EmptyState icon={<Megaphone />} title={words.none}>
                {words.noneText}
              </EmptyState>
            )}
            <ul className="-my-4 divide-y divide-line">
              {data?.map((one) => (
                <li key={one.id} className="py-4">
                  <One announcement={one} />
                </li>
              ))}
            </ul>
          </Card>
        )}
      </div>
    </Page>
  )
}

function One({ announcement }: { announcement: AdminAnnouncement }) {
  const { title, message, tone, state, starts_on, ends_on, ended_at, by, created_at, dismissals } =
    announcement
  const day = (date: string) => utc.longDate(`${date}T00:00:00Z`)
  return (
    <article>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 dir="auto" className="wrap-anywhere font-semibold">
          {title}
        </h3>
        <div className="flex gap-2">
          {tone === 'warning' && <Badge tone="warning">{texts.form.tones.warning}</Badge>}
          <Badge tone={state === 'in force' ? 'success' : 'neutral'}>{words.states[state]}</Badge>
        </div>
      </div>
      <p dir="auto" className="wrap-anywhere mt-1 whitespace-pre-line">
        {message}
      </p>
      <p className="mt-2 text-muted text-sm">{words.days(day(starts_on), day(ends_on))}</p>
      {ended_at && <p className="text-muted text-sm">{words.endedOn(format.dateTime(ended_at))}</p>}
      <p className="wrap-anywhere text-muted text-sm">
        {words.by(by ?? words.gone, format.dateTime(created_at))}
      </p>
      {state !== 'to come' && (
        <p className="text-muted text-sm">{words.dismissed(format.number(dismissals), dismissals)}</p>
      )}
      {(state === 'in force' || state === 'to come') && <End announcement={announcement} />}
    </article>
  )
}

function End({ announcement: { id, title } }: { announcement: AdminAnnouncement }) {
  const { mutate, isPending } = useEndAnnouncement()
  const { show } = useToast()
  const end = () =>
    mutate(id, {
      onSuccess: () => {
        // The button disappears with the announcement.
        document.getElementById('announcements')?.focus({ preventScroll: true })
        show({ tone: 'success', title: words.ended })
      },
      onError: ({ message }) => show({ tone: 'danger', title: words.notEnded, description: message }),
    })
  return (
    <Button
      size="small"
      className="mt-3"
      aria-label={words.endOne(title)}
      busy={isPending}
      busyText={words.ending}
      onClick={end}
    >
      {words.end}
    </Button>
  )
}
