import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Printer } from 'lucide-react'
import type { DayView } from '#server/data/analytics/contract.ts'
import { buttonClass } from '#web/ui/buttons/buttonClass.ts'
import { type Format, useFormat } from '../../page/format.ts'
import WaitingOfDay from '../kept/WaitingOfDay.tsx'
import { type DayPanelProps, DayWaiting, dayFiguresClass, dayPanelClass } from './DayWaiting.tsx'
import { dayQuery } from './dayQuery.ts'
import { texts } from './texts.ts'

const words = texts.panel
/** As many as fit beside the work. The page of the day shows all. */
const MOST_PEOPLE = 6

/**
 * The day so far, beside the work: of everybody, or only of the counter worker. Shows nothing if it could not be read.
 * On a landscape tablet it is one line below the work.
 */
export default function DayPanel(props: DayPanelProps) {
  const { data: day, isFetching } = useQuery(dayQuery())
  const format = useFormat()
  if (!day) return isFetching ? <DayWaiting {...props} /> : null
  return (
    <aside aria-label={day.is_whole ? words.title : words.own} className={dayPanelClass(props)}>
      <h2 className="font-semibold text-lg squat:sr-only">{day.is_whole ? words.title : words.own}</h2>
      <dl className={dayFiguresClass}>
        {figuresOf(day, format).map(([label, figure]) => (
          <div key={label} className="min-w-0 squat:flex squat:items-baseline squat:gap-2">
            <dt className="text-muted text-sm">{label}</dt>
            <dd className="display text-xl tabular-nums wrap-anywhere squat:text-lg">{figure}</dd>
          </div>
        ))}
      </dl>
      <WaitingOfDay className="squat:hidden" />
      {day.people.length > 0 && <People people={day.people} />}
      <Link to="/counter/day" className={`${buttonClass()} mt-auto squat:my-0 squat:shrink-0`}>
        <Printer aria-hidden className="size-5" />
        {words.open}
      </Link>
    </aside>
  )
}

function figuresOf({ total, customers }: DayView, { money, number }: Format): [string, string][] {
  return [
    [words.visits, number(total.visits)],
    [words.total, money(total.total)],
    [words.rewards, number(total.handed_out)],
    customers.joined === null
      ? [words.purchases, number(total.purchases)]
      : [words.joined, number(customers.joined)],
  ]
}

function People({ people }: Pick<DayView, 'people'>) {
  const { money } = useFormat()
  return (
    <div className="squat:hidden md:max-xl:portrait:hidden">
      <h3 className="font-semibold text-muted text-sm">{words.people}</h3>
      <ul className="divide-y divide-line">
        {people.slice(0, MOST_PEOPLE).map(({ name, total }, index) => (
          <li key={index} className="flex justify-between gap-4 py-2">
            <bdi className="truncate">{name ?? texts.people.program}</bdi>
            <span className="tabular-nums">{money(total)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
