import { useInfiniteQuery } from '@tanstack/react-query'
import { Card } from '#web/ui/layout/Card.tsx'
import { whenWords } from '../../customers/whenWords.ts'
import { useFormat } from '../../page/format.ts'
import { useSigner } from '../../page/useSigner.ts'
import { historyQuery } from '../recordQuery.ts'
import { texts } from '../texts.ts'
import { byOperation, type OperationEntries } from './byOperation.ts'
import { Older } from './Older.tsx'

const words = texts.history

/** The ledger in the sentences that the customer reads, with details only for staff. */
export function History({ customerId }: { customerId: string }) {
  const pages = useInfiniteQuery(historyQuery(customerId))
  const entries = pages.data?.pages.flatMap((page) => page.data) ?? []
  return (
    <Card title={words.title} description={words.text}>
      <Older pages={pages} isEmpty={entries.length === 0} words={words}>
        <ol className="-my-3 divide-y divide-line empty:hidden">
          {byOperation(entries).map((operation) => (
            <Operation key={operation[0].id} entries={operation} />
          ))}
        </ol>
      </Older>
    </Card>
  )
}

/** The entries of one operation: all their sentences, with time, person and note once. */
function Operation({ entries }: { entries: OperationEntries }) {
  const format = useFormat()
  const { kind, staff_name, note, at } = entries[0]
  const signer = useSigner()(staff_name)
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 py-3">
      <ul className="min-w-0 flex-1 basis-56">
        {entries.map(({ id, sentence, program_name }) => (
          <li key={id} className="text-sm wrap-anywhere">
            <bdi className="font-semibold">{sentence}</bdi>
            {program_name && (
              <span className="text-muted">
                {' · '}
                <bdi>{program_name}</bdi>
              </span>
            )}
          </li>
        ))}
      </ul>
      <time dateTime={at} title={format.dateTime(at)} className="text-muted text-sm">
        {whenWords(entries[0], format)}
      </time>
      {/* Points expire automatically, so no staff name is shown. */}
      {signer && kind !== 'expiration' && (
        <p className="basis-full text-muted text-sm wrap-anywhere">{words.by(signer)}</p>
      )}
      {note && <p className="basis-full text-sm wrap-anywhere">{words.note(note)}</p>}
    </li>
  )
}
