import { Check } from 'lucide-react'
import type { TierView } from '#server/businesses/plans/contract.ts'
import { formatPlanPrice } from '#server/platform/money.ts'
import type { SubscriptionView } from '#server/surfaces/billing/contract.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Card } from '#web/ui/Card.tsx'
import { type Format, useFormat } from '../page/format.ts'
import { useSession } from '../session/session.ts'
import { AskForPlan } from './AskForPlan.tsx'
import { isFree } from './price.ts'
import { texts } from './texts.ts'

const words = texts.plans
const UNLIMITED = -1
const extras = ['email_campaigns', 'mailchimp', 'white_label', 'priority_support'] as const

/** The plans side by side, the business's own marked. */
export function Plans({ tiers, subscription }: { tiers: TierView[]; subscription: SubscriptionView }) {
  return (
    <Card title={words.title} description={words.text} className="lg:col-span-2">
      <ul className="grid gap-4 md:auto-cols-fr md:grid-flow-col">
        {tiers.map((tier) => (
          <Plan key={tier.id} tier={tier} subscription={subscription} />
        ))}
      </ul>
    </Card>
  )
}

function Plan({ tier, subscription }: { tier: TierView; subscription: SubscriptionView }) {
  const format = useFormat()
  const { locale } = useSession().business
  const current = tier.id === subscription.tier.id
  const isLarger = Number(tier.price_monthly) > Number(subscription.tier.price_monthly)
  return (
    <li
      aria-current={current || undefined}
      className={`flex flex-col rounded-lg border p-5 ${current ? 'border-accent bg-accent-soft' : 'border-line'}`}
    >
      <div className="flex min-h-6 items-center justify-between gap-2">
        <h3 className="font-semibold text-lg">{tier.name}</h3>
        {current && <Badge tone="accent">{words.current}</Badge>}
      </div>
      <p className="mt-1">
        {isFree(tier)
          ? texts.current.free
          : texts.current.perMonth(formatPlanPrice(tier.price_monthly, locale))}
      </p>
      <ul className="mt-4 flex flex-col gap-2">
        {linesOf(tier, format).map((line) => (
          <li key={line} className="flex gap-2">
            <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-accent-text" strokeWidth={2.5} />
            {line}
          </li>
        ))}
      </ul>
      {isLarger && <AskForPlan tier={tier} asked={subscription.asked} />}
    </li>
  )
}

function linesOf(tier: TierView, { number }: Format): string[] {
  const { max_customers, max_programs, max_sms_monthly, initial_credits, features } = tier
  const count = (limit: number) => (limit === UNLIMITED ? words.unlimited : number(limit))
  const seats = features.max_seats ?? 1
  return [
    words.customers(count(max_customers), max_customers === 1),
    words.programs(count(max_programs), max_programs === 1),
    words.sms(count(max_sms_monthly)),
    words.seats(count(seats), seats === 1),
    ...(initial_credits > 0 ? [words.credits(count(initial_credits), initial_credits === 1)] : []),
    ...extras.filter((extra) => features[extra]).map((extra) => words[extra]),
  ]
}
