import { Badge, type Tone } from '#web/ui/layout/Badge.tsx'

const states: Record<string, { word: string; tone: Tone }> = {
  trial: { word: 'Trial', tone: 'info' },
  active: { word: 'Active', tone: 'success' },
  canceled: { word: 'Canceled', tone: 'danger' },
  past_due: { word: 'Payment due', tone: 'warning' },
  granted: { word: 'Granted', tone: 'success' },
}

/** The state of the business's subscription. A state without a text of ours is shown as it is. */
export function SubscriptionBadge({ status }: { status: string }) {
  const { word, tone } = states[status] ?? { word: status, tone: 'neutral' as const }
  return <Badge tone={tone}>{word}</Badge>
}
