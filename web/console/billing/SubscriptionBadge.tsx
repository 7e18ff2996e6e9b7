import { Badge, type Tone } from '#web/ui/layout/Badge.tsx'
import { badgeTexts } from './badgeTexts.ts'

type State = keyof typeof badgeTexts

const tones: Record<State, Tone> = {
  trial: 'info',
  active: 'success',
  canceled: 'danger',
  past_due: 'warning',
  granted: 'success',
  trial_over: 'neutral',
}

const isState = (status: string): status is State => Object.hasOwn(tones, status)

type SubscriptionBadgeProps = {
  status: string
  /** The end of a trial that nobody paid for: its business has canceled nothing. */
  trialEndsAt?: string | null
}

/** The state of the business's subscription. A state without a text of ours is shown as it is. */
export function SubscriptionBadge({ status, trialEndsAt = null }: SubscriptionBadgeProps) {
  const state = status === 'canceled' && trialEndsAt ? 'trial_over' : status
  return isState(state) ? (
    <Badge tone={tones[state]}>{badgeTexts[state]}</Badge>
  ) : (
    <Badge tone="neutral">{state}</Badge>
  )
}
