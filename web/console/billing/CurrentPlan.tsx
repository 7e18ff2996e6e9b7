import type { ReactNode } from 'react'
import { formatPlanPrice } from '#server/platform/money.ts'
import type { SubscriptionView } from '#server/surfaces/billing/contract.ts'
import { Card } from '#web/ui/Card.tsx'
import { SubscriptionBadge } from '../analytics/SubscriptionBadge.tsx'
import { type Format, useFormat } from '../page/format.ts'
import { useSession } from '../session/session.ts'
import { isFree } from './price.ts'
import { texts } from './texts.ts'

const words = texts.current

/** What the business is on, until when, and what is owed for it. */
export function CurrentPlan({ subscription }: { subscription: SubscriptionView }) {
  const format = useFormat()
  const { locale } = useSession().business
  const { tier, status, credits } = subscription
  const free = isFree(tier)
  return (
    <Card title={words.title} actions={<SubscriptionBadge status={status} />}>
      <p className="display text-2xl">{tier.name}</p>
      <p className="mt-1 text-muted">
        {free ? words.free : words.perMonth(formatPlanPrice(tier.price_monthly, locale))}
      </p>
      <dl className="mt-6 flex flex-col gap-4">
        <Fact label={words.period}>{periodOf(subscription, format)}</Fact>
        <Fact label={words.payment}>{free ? words.nothingToPay : words.notBilled}</Fact>
        <Fact label={words.credits}>
          <span className="tabular-nums">{format.number(credits)}</span>
          <span className="block text-muted text-sm">
            {words.creditsText(format.number(tier.credit_cost_sms), tier.credit_cost_sms === 1)}
          </span>
        </Fact>
      </dl>
    </Card>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 sm:grid-cols-[9rem_1fr]">
      <dt className="text-muted">{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function periodOf(subscription: SubscriptionView, { longDate }: Format): string {
  const { status, trial_ends_at, granted_until, period_end } = subscription
  if (granted_until) return words.grantedUntil(longDate(granted_until))
  if (status === 'canceled' && trial_ends_at) return words.trialOver(longDate(trial_ends_at))
  if (period_end) return words.renews(longDate(period_end))
  return status === 'trial' && trial_ends_at ? words.trialUntil(longDate(trial_ends_at)) : words.noPeriod
}
