import type { CampaignDetail } from '#server/messaging/campaigns/contract.ts'
import { Card } from '#web/ui/layout/Card.tsx'
import { ProgressBar } from '#web/ui/progress/ProgressBar.tsx'
import { useFormat } from '../../page/format.ts'
import { runTexts as texts } from './texts.ts'

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

/** The progress of sending, and the number of recipients in each state. */
export function Progress({ campaign }: { campaign: CampaignDetail }) {
  const { status, progress, recipient_count } = campaign
  const { number } = useFormat()
  const done = settled.reduce((sum, state) => sum + progress[state], 0)
  const isOver = ['sent', 'cancelled', 'failed'].includes(status)
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
      <Retry retry={campaign.retry} />
    </Card>
  )
}

/** Counts the failed messages that can be sent again, and those that cannot. */
function Retry({ retry: { can, never } }: Pick<CampaignDetail, 'retry'>) {
  const { number } = useFormat()
  const words = texts.progress.retry
  const said = [can > 0 && words.can(number(can)), never > 0 && words.never(number(never))].filter(Boolean)
  return said.length > 0 && <p className="mt-4 text-muted text-sm">{said.join(' ')}</p>
}
