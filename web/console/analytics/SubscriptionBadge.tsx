import { Badge, type Tone } from '#web/ui/Badge.tsx'
import { texts } from './texts.ts'

const tones: Record<string, Tone> = {
  trial: 'info',
  active: 'success',
  canceled: 'danger',
  past_due: 'warning',
  granted: 'success',
}

/** The state of the business's subscription; one we have no word for stands as it is. */
export function SubscriptionBadge({ status }: { status: string }) {
  return (
    <Badge tone={tones[status] ?? 'neutral'}>
      {(texts.status as Record<string, string>)[status] ?? status}
    </Badge>
  )
}
