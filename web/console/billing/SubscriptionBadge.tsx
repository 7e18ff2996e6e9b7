import { Badge, type Tone } from '#web/ui/layout/Badge.tsx'
import { badgeTexts } from './badgeTexts.ts'

type State = keyof typeof badgeTexts

const tones: Record<State, Tone> = {
  trial: 'info',
  active: 'success',
  canceled: 'danger',
  past_due: 'warning',
  granted: 'success',
}

const isState = (status: string): status is State => Object.hasOwn(tones, status)

/** The state of the business's subscription. A state without a text of ours is shown as it is. */
export function SubscriptionBadge({ status }: { status: string }) {
  return isState(status) ? (
    <Badge tone={tones[status]}>{badgeTexts[status]}</Badge>
  ) : (
    <Badge tone="neutral">{status}</Badge>
  )
}
