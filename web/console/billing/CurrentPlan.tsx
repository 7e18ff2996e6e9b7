import type { ReactNode } from 'react'
import type { SubscriptionView } from '#server/billing/contract.ts'
import { formatPlanPrice } from '#server/businesses/plans/planPrice.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Card } from '#web/ui/layout/Card.tsx'
import { Banner } from '#web/ui/notices/Banner.tsx'
import { type Format, useFormat } from '../page/format.ts'
import { may, useSession } from '../session/session.ts'
import { useKeepPlan, usePortal } from './paymentPages.ts'
import { areCreditsOfUse, isFree } from './planLines.ts'
import { SubscriptionBadge } from './SubscriptionBadge.tsx'
import { texts } from './texts.ts'

const words = texts.current

/** The business's plan, its period, and how it is paid. */
export function CurrentPlan({ subscription }: { subscription: SubscriptionView }) {
  const format = useFormat()
  const session = useSession()
  const { tier, status, credits, payments } = subscription
  const isAdmin = may(session, 'business admin')
  return (
    <Card
      title={words.title}
      actions={<SubscriptionBadge status={status} trialEndsAt={subscription.trial_ends_at} />}
    >
      <p className="display text-2xl">{tier.name}</p>
      <p className="mt-1 text-muted">
        {words.perMonth(formatPlanPrice(tier.price_monthly, session.business.locale))}
      </p>
      <dl className="mt-6 flex flex-col gap-4">
        <Fact label={words.period}>{periodOf(subscription, format)}</Fact>
        <Fact label={words.payment}>{paymentOf(subscription, format)}</Fact>
        {areCreditsOfUse(tier, session.can_text) && (
          <Fact label={words.credits}>
            <span className="tabular-nums">{format.number(credits)}</span>
            {session.can_text && (
              <span className="block text-muted text-sm">
                {words.creditsText(format.number(tier.credit_cost_sms), tier.credit_cost_sms === 1)}
              </span>
            )}
          </Fact>
        )}
      </dl>
      {payments?.is_doubled && (
        <div className="mt-6">
          <Banner tone="danger">{words.doubled}</Banner>
        </div>
      )}
      {isAdmin && payments?.cancels_at && <Ends plan={tier.name} at={payments.cancels_at} />}
      {isAdmin && payments?.known && <PaymentActs payments={payments} />}
    </Card>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 sm:grid-cols-[10rem_1fr]">
      <dt className="text-muted">{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function periodOf(subscription: SubscriptionView, { longDate }: Format): string {
  const { status, trial_ends_at, granted_until, period_end, payments } = subscription
  if (granted_until) return words.grantedUntil(longDate(granted_until))
  if (status === 'canceled' && trial_ends_at) return words.trialOver(longDate(trial_ends_at))
  if (payments?.cancels_at) return words.ends(subscription.tier.name, longDate(payments.cancels_at))
  if (status === 'trial' && trial_ends_at) return words.trialUntil(longDate(trial_ends_at))
  if (period_end) return words.renews(longDate(period_end))
  return words.noPeriod
}

function paymentOf({ tier, status, trial_ends_at, payments }: SubscriptionView, format: Format): string {
  const card = payments?.payment_method ?? null
  if (payments?.past_due_since) return words.late(card, format.longDate(payments.past_due_since))
  if (payments?.cancels_at) return status === 'trial' ? words.neverCharged : words.chargedNoMore
  if (payments?.subscribed && card && status === 'trial' && trial_ends_at)
    return words.paidFrom(card, format.longDate(trial_ends_at))
  if (payments?.subscribed && card) return words.paidWith(card)
  if (card) return words.cardKept(card)
  return isFree(tier) ? words.nothingToPay : words.notBilled
}

/** The end of a canceled subscription, and a button to keep the plan. */
function Ends({ plan, at }: { plan: string; at: string }) {
  const { longDate } = useFormat()
  const { mutate, isPending } = useKeepPlan()
  return (
    <div className="mt-6">
      <Banner
        tone="warning"
        title={words.ends(plan, longDate(at))}
        action={
          <Button busy={isPending} busyText={words.keeping} onClick={() => mutate()}>
            {words.keep}
          </Button>
        }
      >
        {words.endsText}
      </Banner>
    </div>
  )
}

function PaymentActs({ payments }: { payments: NonNullable<SubscriptionView['payments']> }) {
  const { mutate, isPending, variables } = usePortal()
  const act = (label: string, flow?: 'cancel' | 'card', variant?: 'primary') => (
    <Button
      variant={variant}
      disabled={isPending && variables !== flow}
      busy={isPending && variables === flow}
      busyText={words.opening}
      onClick={() => mutate(flow)}
    >
      {label}
    </Button>
  )
  return (
    <div className="mt-6 flex flex-wrap gap-3">
      {payments.payment_method_status === 'failed' && act(words.updateCard, 'card', 'primary')}
      {act(words.manage)}
      {payments.subscribed && !payments.cancels_at && act(words.cancel, 'cancel')}
    </div>
  )
}
