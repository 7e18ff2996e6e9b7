import type { PlatformWatch } from '#server/admin/contract.ts'
import { format } from '../format.ts'
import { type Column, Table } from '../Table.tsx'
import { durationText, watchTexts as words } from './texts.ts'

type Outbox = PlatformWatch['outboxes'][number]
type Queue = PlatformWatch['queues'][number]

const figure = (value: number) => <span className="tabular-nums">{format.number(value)}</span>
const age = (seconds: number) => (
  <span className="whitespace-nowrap">{seconds === 0 ? '' : durationText(seconds)}</span>
)

const counted = ({ waiting, is_more }: Outbox) =>
  is_more ? <span className="tabular-nums">{words.orMore(format.number(waiting))}</span> : figure(waiting)

const outboxColumns: Column<Outbox>[] = [
  { head: words.outboxHeads.name, cell: ({ name }) => words.outboxes[name] ?? name },
  { head: words.outboxHeads.waiting, end: true, cell: counted },
  { head: words.outboxHeads.oldest, end: true, cell: ({ oldest_seconds }) => age(oldest_seconds) },
]

const queueColumns: Column<Queue>[] = [
  { head: words.heads.name, cell: ({ name }) => name },
  { head: words.heads.ready, end: true, cell: ({ ready }) => figure(ready) },
  { head: words.heads.active, end: true, from: 'md', cell: ({ active }) => figure(active) },
  { head: words.heads.failed, end: true, cell: ({ failed }) => figure(failed) },
  { head: words.heads.oldest, end: true, from: 'md', cell: ({ oldest_seconds }) => age(oldest_seconds) },
]

/** The outboxes, and the queues in which there is something. */
export function Waiting({ watch: { outboxes, queues } }: { watch: PlatformWatch }) {
  return (
    <div className="flex flex-col gap-6">
      <Table
        label={words.waiting}
        columns={outboxColumns}
        rows={outboxes}
        keyOf={({ name }: Outbox) => name}
      />
      {queues.length === 0 ? (
        <p className="text-muted text-sm">{words.nothing}</p>
      ) : (
        <Table label={words.queues} columns={queueColumns} rows={queues} keyOf={({ name }: Queue) => name} />
      )}
    </div>
  )
}
