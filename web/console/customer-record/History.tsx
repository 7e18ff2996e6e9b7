import { useInfiniteQuery } from '@tanstack/react-query'
import type { HistoryEntry } from '#server/surfaces/customer-record/contract.ts'
import { Card } from '#web/ui/Card.tsx'
import { useFormat } from '../page/format.ts'
import { Older } from './Older.tsx'
import { historyQuery } from './recordQuery.ts'
import { texts } from './texts.ts'

const words = texts.history

/** The ledger in the customer's sentences, with what only staff may know beside it. */
export function History({ customerId }: { customerId: string }) {
  const pages = useInfiniteQuery(historyQuery(customerId))
  const entries = pages.data?.pages.flatMap((page) => page.data) ?? []
  return (
    <Card title={words.title} description={words.text}>
      <Older pages={pages} isEmpty={entries.length === 0} words={words}>
        <ol className="-my-3 divide-y divide-line empty:hidden">
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ol>
      </Older>
    </Card>
  )
}

function Entry({ entry: { kind, sentence, program_name, staff_name, note, at } }: { entry: HistoryEntry }) {
  const { since, dateTime } = useFormat()
  // Points expire automatically, so no staff name is shown.
  const by = staff_name && kind !== 'expiration' ? [words.by(staff_name)] : []
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 py-3">
      <p dir="auto" className="min-w-0 flex-1 basis-56 font-semibold wrap-anywhere">
        {sentence}
      </p>
      <time dateTime={at} title={dateTime(at)} className="text-muted text-sm">
        {since(at)}
      </time>
      <p className="basis-full text-muted text-sm wrap-anywhere">
        {[...(program_name ? [program_name] : []), ...by].join(' · ')}
      </p>
      {note && <p className="basis-full text-sm wrap-anywhere">{words.note(note)}</p>}
    </li>
  )
}
