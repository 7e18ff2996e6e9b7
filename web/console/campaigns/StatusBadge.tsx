import { Badge, type Tone } from '#web/ui/layout/Badge.tsx'
import { type Status, texts } from './texts.ts'

const tones: Record<Status, Tone> = {
  draft: 'neutral',
  scheduled: 'info',
  sending: 'accent',
  sent: 'success',
  paused: 'warning',
  cancelled: 'neutral',
  failed: 'danger',
}

export const StatusBadge = ({ status }: { status: Status }) => (
  <Badge tone={tones[status]}>{texts.statuses[status]}</Badge>
)
