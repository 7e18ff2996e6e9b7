import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Figures, MessagesView, Wanted } from '#server/data/analytics/contract.ts'
import { Card } from '#web/ui/layout/Card.tsx'
import { LoadFailed } from '#web/ui/notices/LoadFailed.tsx'
import { Skeleton } from '#web/ui/progress/Skeleton.tsx'
import { type Format, useFormat } from '../../page/format.ts'
import { texts as triggerTexts } from '../../triggers/texts.ts'
import { messagesQuery } from '../analyticsQuery.ts'
import { analyticsTexts } from '../texts.ts'
import { MessageTable, type Row } from './MessageTable.tsx'

const texts = analyticsTexts.messages

/** Messages sent in the period, and how many receivers came within 14 days. */
export default function MessagesCard({ wanted, earlier }: { wanted: Wanted; earlier: Figures | undefined }) {
  const query = useQuery(messagesQuery(wanted))
  const { data, error } = query
  return (
    <Card title={texts.title} description={texts.description}>
      {!data && <LoadFailed query={query} title={texts.failed} retry={analyticsTexts.retry} />}
      {data && <Lists messages={data} earlier={earlier} />}
      {!data && !error && <Skeleton className="h-40 rounded-md" />}
    </Card>
  )
}

function Lists({ messages, earlier }: { messages: MessagesView; earlier: Figures | undefined }) {
  const format = useFormat()
  const [campaigns, triggers] = [campaignRows(messages, format), triggerRows(messages)]
  if (campaigns.length + triggers.length === 0) return <p className="text-muted">{texts.none}</p>
  return (
    <div className="flex flex-col gap-6">
      {campaigns.length > 0 && (
        <MessageTable
          title={texts.campaigns}
          rows={campaigns}
          before={messages.before.campaigns}
          earlier={earlier}
        />
      )}
      {triggers.length > 0 && (
        <MessageTable
          title={texts.triggers}
          rows={triggers}
          before={messages.before.triggers}
          earlier={earlier}
        />
      )}
    </div>
  )
}

const linkClass = 'wrap-anywhere font-semibold underline-offset-4 hover:underline'

const campaignRows = ({ campaigns }: MessagesView, { date }: Format): Row[] =>
  campaigns.map(({ id, name, type, started_at, counted_until, ...figures }) => ({
    ...figures,
    key: id,
    name,
    isEmail: type === 'email',
    detail: [
      texts.sentOn[type](date(started_at)),
      ...(new Date(counted_until) > new Date() ? [texts.soFar(date(counted_until))] : []),
    ].join(' '),
    link: (
      <Link to="/campaigns/$campaignId" params={{ campaignId: id }} className={linkClass}>
        <bdi>{name}</bdi>
      </Link>
    ),
  }))

const triggerRows = ({ triggers }: MessagesView): Row[] =>
  triggers.map(({ kind, emailed, ...figures }) => ({
    ...figures,
    key: kind,
    name: triggerTexts.titles[kind],
    isEmail: emailed > 0,
    link: (
      <Link to="/triggers" className={linkClass}>
        {triggerTexts.titles[kind]}
      </Link>
    ),
  }))
