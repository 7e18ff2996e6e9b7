import { useState } from 'react'
import type { RecordReward } from '#server/data/customer-record/contract.ts'
import { apart } from '#server/platform/text/apart.ts'
import { lastDay } from '#web/card/program.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Badge, type Tone } from '#web/ui/layout/Badge.tsx'
import { Card } from '#web/ui/layout/Card.tsx'
import { useFormat } from '../page/format.ts'
import { texts } from './texts.ts'

const words = texts.rewards
/** As many as fit beside the cards. Unused ones come first. */
const AT_FIRST = 5
const tones: Record<RecordReward['status'], Tone> = {
  earned: 'success',
  redeemed: 'neutral',
  expired: 'warning',
  void: 'neutral',
}

/** The customer's rewards and their states. */
export function Rewards({ rewards }: { rewards: RecordReward[] }) {
  const [all, setAll] = useState(false)
  const shown = all ? rewards : rewards.slice(0, AT_FIRST)
  const hidden = rewards.length - shown.length
  return (
    <Card title={words.title}>
      {rewards.length === 0 && <p className="text-muted">{words.none}</p>}
      <ul className="-my-3 divide-y divide-line empty:hidden">
        {shown.map((reward) => (
          <Reward key={reward.id} reward={reward} />
        ))}
      </ul>
      {hidden > 0 && (
        <Button size="small" className="mt-4" onClick={() => setAll(true)}>
          {words.more(hidden)}
        </Button>
      )}
    </Card>
  )
}

function Reward({ reward }: { reward: RecordReward }) {
  const { date } = useFormat()
  const { name, status, program_name, redemption_code, earned_at, expires_at, redeemed_at } = reward
  const when =
    status === 'redeemed' && redeemed_at
      ? words.redeemed(date(redeemed_at))
      : expires_at
        ? words.expires(date(lastDay(expires_at)))
        : words.earned(date(earned_at))
  return (
    <li className="py-3">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span dir="auto" className="font-semibold wrap-anywhere">
          {name}
        </span>
        <Badge tone={tones[status]}>{words.status[status]}</Badge>
      </p>
      <p className="text-muted text-sm wrap-anywhere">
        {[words.from(apart(program_name)), when].join(' · ')}
      </p>
      {status === 'earned' && (
        <p className="text-sm">
          {words.code} <span className="select-all font-mono">{redemption_code}</span>
        </p>
      )}
    </li>
  )
}
