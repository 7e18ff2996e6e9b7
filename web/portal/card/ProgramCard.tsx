import { Coins, Gift, Percent, Stamp, TicketPercent } from 'lucide-react'
import type { CSSProperties } from 'react'
import type { PortalCard, PortalProgram } from '#server/portal/card/contract.ts'
import { LoyaltyCard } from '#web/card/LoyaltyCard.tsx'
import type { CardProgress } from '#web/card/program.ts'
import { texts as onCard } from '#web/card/texts.ts'
import { withPlaces } from '#web/card/toCard.ts'
import { Badge } from '#web/ui/layout/Badge.tsx'
import type { Format } from '../format.ts'
import { texts } from '../texts.ts'
import { Catalogue } from './Catalogue.tsx'
import type { Shown } from './CodeOverlay.tsx'
import { cardBusiness, cardProgress, justAdded, type Way, wayOf } from './cardOf.ts'

const t = texts.program

const icons = {
  points: Coins,
  stamp_card: Stamp,
  rebate_code: TicketPercent,
  discount: Percent,
  free_item: Gift,
}

type ProgramCardProps = {
  program: PortalProgram
  card: PortalCard
  before: PortalCard | null
  format: Format
  /** Called with the claimed reward. */
  onChange: (claimed: string) => Promise<void>
  onShow: (shown: Shown) => void
}

/** A program: its progress, the card itself, and its details. */
export function ProgramCard({ program, card, before, format, onChange, onShow }: ProgramCardProps) {
  const { name, status, terms, progress, expiring, catalogue } = program
  const Icon = icons[terms.type]
  const business = cardBusiness(card.business)
  const active = status === 'active'
  const face = cardProgress(program, card.rewards)
  const spent = terms.type === 'rebate_code' && !face.code
  return (
    <article className="flex flex-col overflow-clip rounded-lg bg-surface shadow-soft">
      <Bar program={program} face={face} color={card.business.brand_color} format={format} />
      <div className={`flex justify-center p-3 ${active && !spent ? '' : 'opacity-80 saturate-50'}`}>
        <LoyaltyCard
          program={withPlaces(program, progress.places)}
          business={business}
          progress={face}
          justAdded={justAdded(program, before)}
        />
      </div>
      <div className="flex flex-1 flex-col gap-0.5 px-4 pb-3">
        <div className="flex items-start justify-between gap-3">
          <h3 className="wrap-anywhere flex min-w-0 items-start gap-2 font-semibold">
            <Icon role="img" aria-label={t.types[terms.type]} className="mt-0.5 size-4 shrink-0 text-muted" />
            <bdi className="min-w-0">{name}</bdi>
          </h3>
          <Badge tone={active ? 'success' : 'neutral'}>{active ? t.active : t.paused}</Badge>
        </div>
        <p className="text-muted text-sm">
          {progress.last_activity_at ? t.lastActivity(format.day(progress.last_activity_at)) : t.noActivity}
        </p>
        {!active && <p className="text-muted text-sm">{t.pausedHint}</p>}
        {spent && <p className="text-muted text-sm">{t.noCode}</p>}
        {expiring && (
          <p className="text-sm text-warning-text">
            {t.pointsExpire(expiring.points, format.lastDay(expiring.expires_at), format)}
          </p>
        )}
        {progress.card_expires_at && progress.stamps_current > 0 && (
          <p className="text-sm text-warning-text">
            {t.cardExpires(format.lastDay(progress.card_expires_at))}
          </p>
        )}
        <Catalogue
          offers={catalogue}
          open={!card.rewards.some(({ status }) => status === 'earned')}
          format={format}
          onChange={onChange}
          onShow={onShow}
        />
      </div>
    </article>
  )
}

type BarProps = { program: PortalProgram; face: CardProgress; color: string; format: Format }

function Bar({ program, face, color, format }: BarProps) {
  const way = wayOf(program, face)
  const { done, of } = way ?? { done: 0, of: 1 }
  return (
    <div
      role="progressbar"
      aria-label={program.name}
      aria-valuemin={0}
      aria-valuemax={of}
      aria-valuenow={done}
      aria-valuetext={wordsOf(program, face, format, way)}
      className="mx-4 mt-3 h-1.5 overflow-clip rounded-full bg-line"
    >
      {/* A dark colour is lightened on dark surfaces, if the browser can do that. */}
      <div
        className="h-full rounded-full bg-(--way) transition-[width] forced-colors:bg-[Highlight]! supports-[color:color-mix(in_oklab,red,red)]:dark:bg-[color-mix(in_oklab,var(--way),white_45%)]"
        style={{ width: `${(100 * done) / Math.max(1, of)}%`, '--way': color } as CSSProperties}
      />
    </div>
  )
}

/** The bar in words, for screen readers. */
function wordsOf(
  { terms, progress }: PortalProgram,
  { code }: CardProgress,
  { number }: Format,
  way: Way | null,
) {
  if (terms.type === 'rebate_code') return code ? t.codeToUse : t.noCode
  const { points_balance } = progress
  return way
    ? t.progress(number(way.done), number(way.of))
    : onCard.balance(number(points_balance), points_balance)
}
