import type { CampaignDetail } from '#server/messaging/campaigns/contract.ts'
import { Card } from '#web/ui/Card.tsx'
import { ProgressBar } from '#web/ui/ProgressBar.tsx'
import { useFormat } from '../page/format.ts'
import { runTexts as texts } from './runTexts.ts'

const order = [
  'waiting',
  'queued',
  'sending',
  'accepted',
  'delivered',
  'rejected',
  'uncertain',
  'withheld',
  'withdrawn',
  'held_out',
  'excluded',
] as const
const settled = ['accepted', 'delivered', 'rejected', 'uncertain', 'withheld', 'withdrawn'] as const

/** How far it is, and how many are where. */
export function Progress({ campaign: { status, progress, recipient_count } }: { campaign: CampaignDetail }) {
  const { number } = useFormat()
  const done = settled.reduce((sum, state) => sum + progress[state], 0)
  const isOver = status === 'sent' || status === 'cancelled'
  const tone = status === 'sent' ? 'success' : status === 'paused' ? 'warning' : 'accent'
  return (
    <Card title={texts.progress.title[isOver ? 'over' : 'going']}>
      <ProgressBar
        label={texts.progress.label}
        value={done}
        max={recipient_count}
        valueText={texts.progress.of(number(done), number(recipient_count))}
        tone={tone}
      />
      <dl className="mt-4 flex flex-wrap gap-x-8 gap-y-2 tabular-nums">
        {order
          .filter((state) => progress[state] > 0)
          .map((state) => (
            <div key={state} className="flex items-baseline gap-2">
              <dt className="text-muted text-sm">{texts.states[state]}</dt>
              <dd className="font-semibold">{number(progress[state])}</dd>
            </div>
          ))}
      </dl>
    </Card>
  )
}
