import type { PortalCard } from '#server/portal/card/contract.ts'
import { Banner } from '#web/ui/notices/Banner.tsx'
import { texts } from '../texts.ts'

const MOST = 5

type NewsProps = {
  card: PortalCard
  before: PortalCard | null
  /** Rewards that the customer claimed on this page, which are no news to them. */
  claimed: readonly string[]
}

/** Events since the customer's last visit, in the sentences of the history. */
export function News({ card, before, claimed }: NewsProps) {
  if (!before) return null
  const known = new Set(before.history.data.map(({ id }) => id))
  const own = momentsOf(card, claimed)
  const fresh = card.history.data
    .filter(({ id, created_at }) => !known.has(id) && !own.has(created_at))
    .slice(0, MOST)
  if (fresh.length === 0) return null
  return (
    <Banner tone="success" live title={texts.dashboard.sinceLast}>
      <ul>
        {fresh.map(({ id, sentence }) => (
          <li key={id} dir="auto">
            {sentence}
          </li>
        ))}
      </ul>
    </Banner>
  )
}

/** The moments of claimed rewards; a claimed reward and its line of the history share one. */
const momentsOf = ({ rewards }: PortalCard, claimed: readonly string[]) =>
  new Set(rewards.filter(({ id }) => claimed.includes(id)).map(({ earned_at }) => earned_at))
