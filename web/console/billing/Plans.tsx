import { Check } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { SubscriptionView } from '#server/billing/contract.ts'
import type { TierView } from '#server/businesses/plans/contract.ts'
import { formatPlanPrice } from '#server/businesses/plans/planPrice.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Card } from '#web/ui/layout/Card.tsx'
import { lazyPart } from '#web/ui/parts/lazyPart.tsx'
import { useFormat } from '../page/format.ts'
import { may, useSession } from '../session/session.ts'
import { AskForPlan } from './AskForPlan.tsx'
import { usePortal } from './paymentPages.ts'
import { isFree, linesOf } from './planLines.ts'
import { texts } from './texts.ts'

const words = texts.plans
const ChangePlanDialog = lazyPart(() => import('./ChangePlanDialog.tsx'))

type PlansProps = { tiers: TierView[]; subscription: SubscriptionView }

/** The plans side by side, with the business's own marked. */
export function Plans({ tiers, subscription }: PlansProps) {
  const [chosen, setChosen] = useState<TierView>()
  return (
    <Card
      title={words.title}
      description={subscription.payments ? words.buyText : words.text}
      className="lg:col-span-2"
    >
      <ul className="grid gap-4 md:auto-cols-fr md:grid-flow-col">
        {tiers.map((tier) => (
          <Plan key={tier.id} tier={tier} subscription={subscription} onChoose={() => setChosen(tier)} />
        ))}
      </ul>
      {chosen && (
        <Suspense>
          <ChangePlanDialog subscription={subscription} tier={chosen} onClose={() => setChosen(undefined)} />
        </Suspense>
      )}
    </Card>
  )
}

type PlanProps = { tier: TierView; subscription: SubscriptionView; onChoose: () => void }

function Plan({ tier, subscription, onChoose }: PlanProps) {
  const format = useFormat()
  const { business, can_text } = useSession()
  const current = tier.id === subscription.tier.id
  return (
    <li
      aria-current={current || undefined}
      className={`flex flex-col rounded-lg border p-5 ${current ? 'border-accent bg-accent-soft' : 'border-line'}`}
    >
      <div className="flex min-h-6 items-center justify-between gap-2">
        <h3 className="font-semibold text-lg">{tier.name}</h3>
        {current && <span className="font-semibold text-accent-text text-sm">{words.current}</span>}
      </div>
      <p className="mt-1">{texts.current.perMonth(formatPlanPrice(tier.price_monthly, business.locale))}</p>
      <ul className="mt-4 mb-5 flex flex-col gap-2">
        {linesOf(tier, format, can_text).map((line) => (
          <li key={line} className="flex gap-2">
            <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-accent-text" strokeWidth={2.5} />
            {line}
          </li>
        ))}
      </ul>
      <PlanAct tier={tier} subscription={subscription} onChoose={onChoose} />
    </li>
  )
}

/**
 * The way to this plan: buying it, changing to it, asking for it or cancelling the current one. Else the reason why
 * there is none.
 */
function PlanAct({ tier, subscription, onChoose }: PlanProps) {
  const session = useSession()
  const { payments, asked } = subscription
  const isCurrent = tier.id === subscription.tier.id
  const isLarger = Number(tier.price_monthly) > Number(subscription.tier.price_monthly)
  const isAdmin = may(session, 'business admin')
  if (isFree(tier)) {
    if (isCurrent) return null
    // A subscription that ends by itself needs no button.
    if (!payments?.subscribed || payments.cancels_at)
      return <Reason text={words.freeAfter(subscription.tier.name)} />
    return isAdmin ? <LeaveForFree /> : <Reason text={words.onlyAdmin} />
  }
  // A plan on trial is bought without changing it.
  const isBought = isCurrent && (payments?.subscribed || subscription.status !== 'trial')
  if (isBought) return null
  if (!payments)
    return isLarger ? <AskForPlan tier={tier} asked={asked} /> : <Reason text={words.onlyLarger} />
  if (!tier.stripe_price_id)
    return (
      <div className="mt-auto flex flex-col items-start gap-2">
        <p className="text-muted text-sm">{words.unavailable}</p>
        {isLarger && <AskForPlan tier={tier} asked={asked} />}
      </div>
    )
  if (!isAdmin) return <Reason text={words.onlyAdmin} />
  return (
    <div className="mt-auto">
      <Button variant={isLarger || isCurrent ? 'primary' : 'secondary'} onClick={onChoose}>
        {words.choose(tier.name)}
      </Button>
    </div>
  )
}

const Reason = ({ text }: { text: string }) => <p className="mt-auto text-muted text-sm">{text}</p>

function LeaveForFree() {
  const { mutate, isPending } = usePortal()
  return (
    <div className="mt-auto flex flex-col items-start gap-2">
      <p className="text-muted text-sm">{words.useThePortal}</p>
      <Button busy={isPending} busyText={texts.current.opening} onClick={() => mutate(undefined)}>
        {texts.current.manage}
      </Button>
    </div>
  )
}
