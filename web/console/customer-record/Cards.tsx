import { Link } from '@tanstack/react-router'
import { Stamp } from 'lucide-react'
import type { PresentRecord } from '#server/data/customer-record/contract.ts'
import { LoyaltyCard } from '#web/card/LoyaltyCard.tsx'
import { lastDay } from '#web/card/program.ts'
import { toCard } from '#web/card/toCard.ts'
import { buttonClass } from '#web/ui/buttons/buttonClass.ts'
import { Badge } from '#web/ui/layout/Badge.tsx'
import { Card } from '#web/ui/layout/Card.tsx'
import { EmptyState } from '#web/ui/notices/EmptyState.tsx'
import { useFormat } from '../page/format.ts'
import { useCardBusiness } from '../page/useCardBusiness.ts'
import { texts } from './texts.ts'

const words = texts.cards

/** The customer's cards, one of each program. */
export function Cards({ record }: { record: PresentRecord }) {
  const business = useCardBusiness()
  const waiting = record.rewards.filter(({ status }) => status === 'earned')
  return (
    <Card title={words.title}>
      {record.cards.length === 0 ? (
        <EmptyState
          icon={<Stamp />}
          title={words.none}
          action={
            <Link to="/programs" className={buttonClass('primary')}>
              {words.make}
            </Link>
          }
        >
          {words.noneText}
        </EmptyState>
      ) : (
        <ul className="grid gap-6 sm:grid-cols-2 2xl:grid-cols-3">
          {record.cards.map((card) => (
            <li key={card.program.id} className="min-w-0">
              <LoyaltyCard {...toCard(card, waiting)} business={business} />
              <Caption card={card} waiting={waiting} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

type CaptionProps = { card: PresentRecord['cards'][number]; waiting: PresentRecord['rewards'] }

function Caption({ card: { program, progress, expiring }, waiting }: CaptionProps) {
  const { number, date } = useFormat()
  const end = progress.card_expires_at
  const isSpent =
    program.terms.type === 'rebate_code' && !waiting.some(({ program_id }) => program_id === program.id)
  return (
    <p className="mt-2 flex flex-wrap items-center gap-2 text-muted text-sm empty:hidden">
      {program.status === 'paused' && <Badge>{words.paused}</Badge>}
      {expiring && (
        <span>
          {words.expiring(number(expiring.points), expiring.points, date(lastDay(expiring.expires_at)))}
        </span>
      )}
      {isSpent && <span>{words.noCode}</span>}
      {end && <span>{words.cardEnds(date(lastDay(end)))}</span>}
    </p>
  )
}
