import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { PresentRecord } from '#server/data/customer-record/contract.ts'
import { LoyaltyCard } from '#web/card/LoyaltyCard.tsx'
import { toCard } from '#web/card/toCard.ts'
import { buttonClass } from '#web/ui/buttons/buttonClass.ts'
import { Card } from '#web/ui/layout/Card.tsx'
import { LoadFailed } from '#web/ui/notices/LoadFailed.tsx'
import { Skeleton } from '#web/ui/progress/Skeleton.tsx'
import { recordQuery } from '../customer-record/recordQuery.ts'
import { useFormat } from '../page/format.ts'
import { useCardBusiness } from '../page/useCardBusiness.ts'
import { texts } from './texts.ts'

const words = texts.customer

/** The customer's first card, their figures, and a link to their page. */
export default function CustomerFacts({ customerId }: { customerId: string }) {
  const query = useQuery(recordQuery(customerId))
  const { data, error } = query
  if (error && !data) return <LoadFailed query={query} title={words.failed} retry={texts.retry} />
  if (!data) return <Skeleton className="h-80 rounded-lg" />
  return data.state === 'present' ? <Present record={data} /> : null
}

function Present({ record }: { record: PresentRecord }) {
  const { number, since } = useFormat()
  const business = useCardBusiness()
  const { customer, cards, rewards } = record
  const waiting = rewards.filter(({ status }) => status === 'earned')
  const [card] = cards
  const facts = [
    { label: words.points, value: number(customer.total_points) },
    { label: words.visits, value: number(customer.total_visits) },
    { label: words.rewards, value: number(waiting.length) },
    {
      label: words.lastVisit,
      value: customer.last_visit_at
        ? since(customer.last_visit_at)
        : customer.total_visits > 0
          ? words.unknown
          : words.never,
    },
  ]
  return (
    <Card title={words.title}>
      <div className="grid gap-4 sm:max-xl:grid-cols-2">
        {card && <LoyaltyCard {...toCard(card, waiting)} business={business} />}
        <div className="flex flex-col gap-4">
          <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-2">
            {facts.map(({ label, value }) => (
              <div key={label} className="col-span-2 grid grid-cols-subgrid">
                <dt className="text-muted">{label}</dt>
                <dd className="text-end font-semibold tabular-nums">{value}</dd>
              </div>
            ))}
          </dl>
          <Link to="/customers/$customerId" params={{ customerId: customer.id }} className={buttonClass()}>
            {words.record}
          </Link>
        </div>
      </div>
    </Card>
  )
}
