import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import type { AnalyticsView } from '#server/data/analytics/contract.ts'
import { customersQuery } from '../analytics/analyticsQuery.ts'
import { useFormat } from '../page/format.ts'
import { texts } from './texts.ts'

const words = texts.lately
/** A change in percent; smaller declines need no action. */
const FEWER = -10
const linkClass =
  '-mx-2 flex min-h-12 items-center gap-3 rounded-md px-2 py-2 transition-colors hover:bg-quiet'

/** Steps that the figures call for; nothing if they call for none. */
export function NextSteps({ analytics: { now, before } }: { analytics: AnalyticsView }) {
  const { number, percent } = useFormat()
  const slipping = useQuery(customersQuery).data?.slipping_away.customers ?? 0
  const change = before.visits > 0 ? Math.round((100 * (now.visits - before.visits)) / before.visits) : 0
  const steps: ReactNode[] = [
    slipping > 0 && (
      <Link to="/customers" search={{ segment: 'ready:slipping-away' }} className={linkClass}>
        <Words>{words.slipping(slipping, number(slipping))}</Words>
      </Link>
    ),
    change <= FEWER && (
      <Link to="/analytics" className={linkClass}>
        <Words>{words.fewer(percent(-change))}</Words>
      </Link>
    ),
    now.joined === 0 && now.customers > 0 && (
      <Link to="/qr-codes" className={linkClass}>
        <Words>{words.nobody}</Words>
      </Link>
    ),
  ].filter(Boolean)
  if (steps.length === 0) return null
  return (
    <div>
      <h3 className="font-semibold text-muted text-sm">{words.next}</h3>
      <ul className="divide-y divide-line">
        {steps.map((step, at) => (
          <li key={at}>{step}</li>
        ))}
      </ul>
    </div>
  )
}

function Words({ children }: { children: string }) {
  return (
    <>
      <span className="min-w-0 flex-1 text-pretty">{children}</span>
      <ChevronRight aria-hidden className="size-5 shrink-0 text-muted rtl:rotate-180" />
    </>
  )
}
