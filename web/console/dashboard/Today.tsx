import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import type { DashboardView } from '#server/data/analytics/contract.ts'
import { buttonClass } from '#web/ui/buttons/buttonClass.ts'
import { Card } from '#web/ui/layout/Card.tsx'
import { Skeleton } from '#web/ui/progress/Skeleton.tsx'
import { customerName } from '../customers/customerName.ts'
import { useFormat } from '../page/format.ts'
import { texts } from './texts.ts'

const words = texts.today

/** Today's customers, and what they brought. */
export function Today({ today }: { today: DashboardView['today'] | undefined }) {
  return (
    <Card
      title={words.title}
      actions={
        <Link to="/counter/day" className={`-me-3 gap-1! text-accent-text! ${buttonClass('quiet', 'small')}`}>
          {words.print}
          <ChevronRight aria-hidden className="size-4 rtl:-scale-x-100" />
        </Link>
      }
    >
      {!today && <Skeleton className="h-16 rounded-md" />}
      {today && <Figures today={today} />}
      {today &&
        (today.served === 0 ? <p className="mt-4 text-muted">{words.none}</p> : <Who today={today} />)}
    </Card>
  )
}

function Figures({ today }: { today: DashboardView['today'] }) {
  const { money, number } = useFormat()
  const figures: [string, string][] = [
    [words.visits, number(today.visits)],
    [words.taken, money(today.total)],
    [words.joined, number(today.joined)],
    [words.handedOut, number(today.handed_out)],
  ]
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-3 xl:grid-cols-[repeat(4,auto)]">
      {figures.map(([label, figure]) => (
        <div key={label} className="flex min-w-0 flex-col justify-between">
          <dt className="text-muted text-sm">{label}</dt>
          <dd className="display text-xl tabular-nums wrap-anywhere">{figure}</dd>
        </div>
      ))}
    </dl>
  )
}

function Who({ today: { people, served } }: { today: DashboardView['today'] }) {
  const format = useFormat()
  const more = served - people.length
  return (
    <div className="mt-4 flex flex-wrap items-center gap-2">
      <h3 className="w-full font-semibold text-muted text-sm">{words.who}</h3>
      {people.map((person) => (
        <Link
          key={person.id}
          to="/counter"
          search={{ customer: person.id }}
          className="inline-flex min-h-11 max-w-full items-center rounded-full bg-quiet px-4 transition-colors hover:bg-line"
        >
          <bdi className="min-w-0 truncate">{customerName(person, format)}</bdi>
        </Link>
      ))}
      {more > 0 && <span className="text-muted">{words.more(format.number(more))}</span>}
    </div>
  )
}
