import { Minus, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import type { SubscriptionView } from '#server/billing/contract.ts'
import type { TierView } from '#server/businesses/plans/contract.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Dialog, DialogActions } from '#web/ui/dialogs/Dialog.tsx'
import { Banner } from '#web/ui/notices/Banner.tsx'
import { type Format, useFormat } from '../page/format.ts'
import { useSession } from '../session/session.ts'
import { useChangePlan, useCheckout } from './paymentPages.ts'
import { areCreditsOfUse, compare } from './planLines.ts'
import { texts } from './texts.ts'

const words = texts.change

type ChangePlanDialogProps = {
  subscription: SubscriptionView
  tier: TierView
  onClose: () => void
}

/** Shows the effects of changing to a plan, before the provider's page shows the price. */
export default function ChangePlanDialog({ subscription, tier, onClose }: ChangePlanDialogProps) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={titleOf(subscription, tier)}>
      <Change subscription={subscription} tier={tier} onClose={onClose} />
    </Dialog>
  )
}

/** A plan on trial is bought without changing it. */
const stays = (subscription: SubscriptionView, tier: TierView) => subscription.tier.id === tier.id
const titleOf = (subscription: SubscriptionView, tier: TierView) =>
  (stays(subscription, tier) ? words.stay : words.title)(tier.name)

function Change({ subscription, tier, onClose }: ChangePlanDialogProps) {
  const format = useFormat()
  const { can_text } = useSession()
  const { more, less, over } = compare(subscription.tier, tier, subscription.usage, format, can_text)
  const checkout = useCheckout()
  const change = useChangePlan()
  const subscribed = subscription.payments?.subscribed
  const busy = checkout.isPending || change.isPending
  const go = () => (subscribed ? change.mutate(tier.id) : checkout.mutate(tier.stripe_price_id!))
  return (
    <div className="flex flex-col gap-5">
      <Lanes
        title={words.more}
        lines={more}
        icon={<Plus aria-hidden className="size-4 text-success-text" />}
      />
      <Lanes
        title={words.less}
        lines={less}
        icon={<Minus aria-hidden className="size-4 text-warning-text" />}
      />
      {over.length > 0 && <Banner tone="warning">{words.over(format.list(over))}</Banner>}
      <p>
        {areCreditsOfUse(tier, can_text) && `${creditsOf(subscription, tier, format)} `}
        {subscribed ? words.proration : costOf(subscription, format.longDate)}
      </p>
      <DialogActions>
        <Button onClick={onClose}>{words.cancel}</Button>
        <Button variant="primary" busy={busy} busyText={words.going} onClick={go}>
          {subscribed ? words.goOn : words.go}
        </Button>
      </DialogActions>
    </div>
  )
}

function creditsOf(subscription: SubscriptionView, tier: TierView, { number }: Format): string {
  if (stays(subscription, tier)) return words.staysText
  const credits = tier.initial_credits
  if (!subscription.first_plan) return words.credits
  return words.firstCredits(number(credits), credits === 1, subscription.tier.initial_credits > 0)
}

function costOf({ charged_from, new_trial }: SubscriptionView, longDate: (moment: string) => string): string {
  if (!charged_from) return words.now
  return (new_trial ? words.newTrial : words.trial)(longDate(charged_from))
}

function Lanes({ title, lines, icon }: { title: string; lines: string[]; icon: ReactNode }) {
  if (lines.length === 0) return null
  return (
    <section>
      <h3 className="font-semibold">{title}</h3>
      <ul className="mt-2 flex flex-col gap-1">
        {lines.map((line) => (
          <li key={line} className="flex items-center gap-2">
            {icon}
            {line}
          </li>
        ))}
      </ul>
    </section>
  )
}
