import { Link } from '@tanstack/react-router'
import { ArrowLeftRight, Gift, History, type LucideIcon, Receipt, Undo2, UserPlus } from 'lucide-react'
import type { RecentOperation } from '#server/data/analytics/contract.ts'
import { Badge } from '#web/ui/layout/Badge.tsx'
import { Card } from '#web/ui/layout/Card.tsx'
import { EmptyState } from '#web/ui/notices/EmptyState.tsx'
import { Skeleton } from '#web/ui/progress/Skeleton.tsx'
import { customerName } from '../customers/customerName.ts'
import { ExportFile } from '../exports/ExportFile.tsx'
import { useFormat } from '../page/format.ts'
import { useSigner } from '../page/useSigner.ts'
import { texts } from './texts.ts'

const words = texts.recent
const PLACES = ['first', 'second', 'third', 'fourth']
const icons: Record<string, LucideIcon> = {
  purchase: Receipt,
  join: UserPlus,
  claim: Gift,
  redemption: Gift,
  issue: Gift,
  undo: Undo2,
  refund: Undo2,
  cancel_claim: Undo2,
}

/** The latest operations, one a line: who did what, and what it gave. */
export function Recent({ operations }: { operations: RecentOperation[] | undefined }) {
  return (
    <Card title={words.title} actions={<ExportFile file="ledger" size="small" />}>
      {!operations && <RecentLoading />}
      {operations?.length === 0 && (
        <EmptyState icon={<History />} title={words.none}>
          {words.noneText}
        </EmptyState>
      )}
      {operations && operations.length > 0 && (
        <ol className="-my-3 divide-y divide-line">
          {operations.map((operation) => (
            <Operation key={operation.id} operation={operation} />
          ))}
        </ol>
      )}
    </Card>
  )
}

function Operation({ operation }: { operation: RecentOperation }) {
  const format = useFormat()
  const { kind, created_at, customer, line, staff_name, undone } = operation
  const Icon = icons[kind] ?? ArrowLeftRight
  const signer = useSigner()(staff_name)
  const isToday = format.date(created_at) === format.date(new Date())
  return (
    // The hover is a layer of its own: round corners of the row itself would bend the line above it.
    <li className="before:-inset-x-2 before:-z-10 relative isolate flex gap-3 py-3 before:absolute before:inset-y-1 before:rounded-md before:transition-colors hover:before:bg-quiet">
      <span
        aria-hidden
        className="grid size-10 shrink-0 place-items-center rounded-full bg-quiet text-muted [&>svg]:size-5"
      >
        <Icon />
      </span>
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere">
          {customer ? (
            <Link
              to="/counter"
              search={{ customer: customer.id }}
              className="wrap-anywhere rounded-sm font-semibold after:absolute after:-inset-x-2 after:inset-y-1 after:rounded-md"
            >
              <bdi>{customerName(customer, format)}</bdi>
            </Link>
          ) : (
            words.erased
          )}{' '}
          <bdi>{line}</bdi> {undone && <Badge>{words.undone}</Badge>}
        </p>
        {signer && <p className="text-muted text-sm wrap-anywhere">{words.by(signer)}</p>}
      </div>
      <time
        dateTime={created_at}
        title={format.dateTime(created_at)}
        className="shrink-0 pt-0.5 text-end text-muted text-sm"
      >
        {isToday ? format.time(created_at) : format.since(created_at)}
        {!isToday && <span className="block">{format.time(created_at)}</span>}
      </time>
    </li>
  )
}

function RecentLoading() {
  return (
    <div className="flex flex-col gap-4">
      {PLACES.map((place) => (
        <div key={place} className="flex items-center gap-3">
          <Skeleton className="size-10 rounded-full" />
          <Skeleton className="h-4 flex-1 rounded-sm" />
        </div>
      ))}
    </div>
  )
}
