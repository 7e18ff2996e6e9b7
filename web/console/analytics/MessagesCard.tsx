import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { MessagesView, Wanted } from '#server/data/analytics/contract.ts'
import { Card } from '#web/ui/Card.tsx'
import { LoadFailed } from '#web/ui/LoadFailed.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { type Format, useFormat } from '../page/format.ts'
import { texts as triggerTexts } from '../triggers/texts.ts'
import { messagesQuery } from './analyticsQuery.ts'
import { analyticsTexts } from './analyticsTexts.ts'
import { SaveChart } from './charts/SaveChart.tsx'

const texts = analyticsTexts.messages

/** What was sent in the period, and how many came within 14 days of it. */
export default function MessagesCard({ wanted }: { wanted: Wanted }) {
  const query = useQuery(messagesQuery(wanted))
  const { data, error } = query
  return (
    <Card title={texts.title} description={texts.description}>
      {!data && <LoadFailed query={query} title={texts.failed} retry={analyticsTexts.retry} />}
      {data && <Lists messages={data} />}
      {!data && !error && <Skeleton className="h-40 rounded-md" />}
    </Card>
  )
}

function Lists({ messages }: { messages: MessagesView }) {
  const format = useFormat()
  const [campaigns, triggers] = [campaignRows(messages, format), triggerRows(messages)]
  if (campaigns.length + triggers.length === 0) return <p className="text-muted">{texts.none}</p>
  return (
    <div className="flex flex-col gap-6">
      {campaigns.length > 0 && <MessageTable title={texts.campaigns} rows={campaigns} />}
      {triggers.length > 0 && <MessageTable title={texts.triggers} rows={triggers} />}
    </div>
  )
}

type Row = Pick<MessagesView['triggers'][number], 'sent' | 'opened' | 'messaged' | 'held_out'> & {
  key: string
  name: string
  link: ReactNode
  /** Stands below the name. */
  detail?: string
  /** Nobody can be said to have opened a text. */
  isEmail: boolean
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

/** The widths let the columns of both tables stand below each other. */
const heads = [
  { name: texts.message },
  { name: texts.sent, width: 'sm:w-24' },
  { name: texts.opened, width: 'sm:w-24' },
  { name: texts.came, width: 'sm:w-40' },
]

function MessageTable({ title, rows }: { title: string; rows: readonly Row[] }) {
  return (
    <div>
      <table className="w-full tabular-nums sm:table-fixed">
        <caption className="pb-1 text-start font-semibold">{title}</caption>
        <thead>
          <tr className="border-line border-b text-muted text-sm [&>th]:py-2 [&>th]:ps-3 [&>th]:text-end [&>th]:align-bottom [&>th]:font-semibold [&>th:first-child]:ps-0 [&>th:first-child]:text-start">
            {heads.map(({ name, width }) => (
              <th key={name} scope="col" className={width}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <MessageRow key={row.key} row={row} />
          ))}
        </tbody>
      </table>
      <div className="mt-2 flex justify-end">
        <SaveChart
          table={{
            title,
            columns: [
              ...[texts.message, texts.sent, texts.opened, texts.counted, texts.came, texts.heldOut].map(
                (name) => ({ name }),
              ),
              { name: texts.heldOutCame },
              { name: texts.spent, is: 'money' },
            ],
            rows: rows.map(({ name, sent, opened, isEmail, messaged, held_out }) => [
              ...[name, sent, isEmail ? opened : null, messaged.people, messaged.came],
              ...[held_out.people, held_out.came, messaged.spent],
            ]),
          }}
        />
      </div>
    </div>
  )
}

function MessageRow({ row: { link, detail, sent, opened, isEmail, messaged, held_out } }: { row: Row }) {
  const { number, percent } = useFormat()
  const share = ({ people, came }: Row['messaged']) => percent(Math.round((100 * came) / people))
  return (
    <tr className="border-line border-b align-top last:border-0 [&>td]:py-2 [&>td]:ps-3 [&>td]:text-end">
      <th scope="row" className="py-2 text-start font-normal">
        {link}
        {detail && <span className="block text-muted text-sm">{detail}</span>}
      </th>
      <td>{number(sent)}</td>
      <td>{isEmail && number(opened)}</td>
      <td>
        {messaged.people === 0 ? (
          <span className="text-muted text-sm">{texts.notOver}</span>
        ) : (
          texts.of(number(messaged.came), number(messaged.people), share(messaged))
        )}
        {held_out.people > 0 && (
          <span className="block text-muted text-sm">{texts.heldOutShare(share(held_out))}</span>
        )}
      </td>
    </tr>
  )
}
