import { Gift } from 'lucide-react'
import type { PortalReward } from '#server/surfaces/portal/contract.ts'
import { EmptyPlace } from './EmptyPlace.tsx'
import type { Format } from './format.ts'
import { RewardCard } from './RewardCard.tsx'
import { texts } from './texts.ts'

const t = texts.dashboard

type RewardsProps = {
  rewards: PortalReward[]
  format: Format
  onShow: (reward: PortalReward) => void
  onChange: () => Promise<void>
}

/** What the customer has earned: what waits first, then what was used or ran out. */
export function Rewards({ rewards, format, onShow, onChange }: RewardsProps) {
  return (
    <section aria-labelledby="rewards">
      <h2 id="rewards" className="display mb-4 text-xl">
        {t.rewards}
      </h2>
      {rewards.length === 0 ? (
        <EmptyPlace icon={<Gift />} title={t.noRewards} text={t.noRewardsText} />
      ) : (
        <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
          {rewards.map((reward) => (
            <li key={reward.id} className="min-w-0">
              <RewardCard reward={reward} format={format} onShow={onShow} onChange={onChange} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
