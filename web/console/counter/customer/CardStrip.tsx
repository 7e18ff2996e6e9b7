import type { TillCard, TillView } from '#server/loyalty/counter/contract.ts'
import { LoyaltyCard } from '#web/card/LoyaltyCard.tsx'
import { type CardBusiness, lastDay } from '#web/card/program.ts'
import { toCard } from '#web/card/toCard.ts'
import type { PlaceFormat } from '#web/format/format.ts'
import { Badge } from '#web/ui/layout/Badge.tsx'
import { texts } from '../texts.ts'

const words = texts.cards

type Dates = Pick<PlaceFormat, 'number' | 'date'>
type CardStripProps = Pick<TillView, 'cards' | 'rewards'> & { business: CardBusiness; format: Dates }

/** The customer's cards: in a row that scrolls on phones and tablets, a grid if there is room. */
export function CardStrip({ cards, rewards, business, format }: CardStripProps) {
  const held = cards.filter(({ program }) => isHeld(program, rewards))
  if (held.length === 0) return null
  return (
    <section
      aria-label={words.title}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the strip scrolls sideways, by keyboard too
      tabIndex={0}
      className="-mx-4 -my-2 overflow-x-auto px-4 py-2 sm:-mx-2 sm:px-2"
    >
      <ul className="flex gap-4 xl:grid xl:grid-cols-[repeat(auto-fill,minmax(15rem,1fr))]">
        {held.map((card) => (
          <li key={card.program.id} className="w-60 shrink-0 only:w-full only:max-w-96 xl:w-auto">
            <LoyaltyCard {...toCard(card, rewards)} business={business} />
            <Caption card={card} format={format} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** True if the customer holds the card. A voucher is held only while it has an unused code. */
const isHeld = ({ id, terms }: TillCard['program'], rewards: TillView['rewards']): boolean =>
  terms.type !== 'rebate_code' || rewards.some(({ program_id }) => program_id === id)

function Caption({ card, format }: { card: TillCard; format: Dates }) {
  const lines = captionOf(card, format)
  const paused = card.program.status === 'paused'
  if (lines.length === 0 && !paused) return null
  return (
    <p className="mt-2 flex flex-wrap items-center gap-2 text-muted text-sm">
      {paused && <Badge>{words.paused}</Badge>}
      {lines.join(' · ')}
    </p>
  )
}

function captionOf({ expiring, progress }: TillCard, { number, date }: Dates): string[] {
  const { card_expires_at: end } = progress
  return [
    ...(expiring
      ? [words.expiring(expiring.points, number(expiring.points), date(lastDay(expiring.expires_at)))]
      : []),
    ...(end ? [words.cardEnds(date(lastDay(end)))] : []),
  ]
}
