import { Gift } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { PortalProgram, PortalReward } from '#server/portal/card/contract.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import type { Format } from '../format.ts'
import { texts } from '../texts.ts'
import { EmptyPlace } from './EmptyPlace.tsx'
import { RewardCard } from './RewardCard.tsx'

const t = texts.dashboard

/** Number of used or expired rewards that are shown at first; the rest need a press. */
const PAST_SHOWN = 2

type RewardsProps = {
  rewards: PortalReward[]
  programs: PortalProgram[]
  format: Format
  onShow: (reward: PortalReward) => void
  onChange: () => Promise<void>
}

/**
 * The customer's rewards: waiting ones first, then those that were used or expired. Nothing where none can come: a
 * discount takes something off by itself.
 */
export function Rewards({ rewards, programs, format, onShow, onChange }: RewardsProps) {
  const [all, setAll] = useState(false)
  const collectsPoints = programs.some(({ terms }) => terms.type === 'points')
  const waiting = rewards.filter(({ status }) => status === 'earned').length
  const shown = all ? rewards : rewards.slice(0, waiting + PAST_SHOWN)
  const firstMore = useRef<HTMLLIElement>(null)
  // The button that had the focus is gone.
  useEffect(() => {
    if (all) firstMore.current?.focus()
  }, [all])
  const onlyDiscounts = programs.length > 0 && programs.every(({ terms }) => terms.type === 'discount')
  if (rewards.length === 0 && onlyDiscounts) return null
  return (
    <section aria-labelledby="rewards">
      <h2 id="rewards" className="mb-2 font-semibold text-lg">
        {t.rewards}
      </h2>
      {rewards.length === 0 ? (
        <EmptyPlace icon={<Gift />} title={t.noRewards} text={t.noRewardsText(collectsPoints)} />
      ) : (
        <ul className="grid gap-3 md:grid-cols-2 lg:grid-cols-1">
          {shown.map((reward, index) => (
            <li
              key={reward.id}
              {...(index === waiting + PAST_SHOWN && { ref: firstMore, tabIndex: -1 })}
              className="min-w-0"
            >
              <RewardCard reward={reward} format={format} onShow={onShow} onChange={onChange} />
            </li>
          ))}
        </ul>
      )}
      {shown.length < rewards.length && (
        <Button variant="quiet" className="mt-2 -ms-4" onClick={() => setAll(true)}>
          {t.allRewards(rewards.length - shown.length, format)}
        </Button>
      )}
    </section>
  )
}
