import type { PortalCard } from '#server/surfaces/portal/contract.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { texts } from './texts.ts'

const MOST = 5

/** What came about since the customer last looked, in the sentences of the history. */
export function News({ card, before }: { card: PortalCard; before: PortalCard | null }) {
  const known = new Set(before?.history.data.map(({ id }) => id))
  const fresh = before ? card.history.data.filter(({ id }) => !known.has(id)).slice(0, MOST) : []
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
