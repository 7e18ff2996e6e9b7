import { Eye } from 'lucide-react'
import type { Communication } from '#server/messaging/messages/contract.ts'
import { Badge, type Tone } from '#web/ui/layout/Badge.tsx'
import { useFormat } from '../../page/format.ts'
import { texts } from './texts.ts'

const tones: Record<Communication['state'], Tone> = {
  queued: 'neutral',
  sending: 'neutral',
  accepted: 'success',
  delivered: 'success',
  rejected: 'danger',
  uncertain: 'warning',
  withheld: 'warning',
  received: 'neutral',
}

/** The number of times that a message was opened, in blue; otherwise its state. */
export function StateBadge({ communication }: { communication: Communication }) {
  const { number } = useFormat()
  const { opened_at, open_count, state, read } = communication
  if (read === false) return <Badge tone="accent">{texts.unread}</Badge>
  if (opened_at)
    return (
      <Badge tone="info">
        <Eye aria-hidden />
        {texts.opened(number(open_count), open_count)}
      </Badge>
    )
  return <Badge tone={tones[state]}>{texts.states[state]}</Badge>
}
