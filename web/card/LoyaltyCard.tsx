import { cardNumbers } from './cardNumbers.ts'
import { cardColours } from './colour.ts'
import { describeCard } from './describeCard.ts'
import type { FaceProps } from './face.ts'
import { GiftFace } from './GiftFace.tsx'
import { LadderFace } from './LadderFace.tsx'
import { PointsFace } from './PointsFace.tsx'
import { type CardBusiness, type CardProgram, type CardProgress, rewardAt } from './program.ts'
import { StampFace } from './StampFace.tsx'
import { VoucherFace } from './VoucherFace.tsx'

export type LoyaltyCardProps = {
  program: CardProgram
  business: CardBusiness
  /** Without it, the card shows what the program offers. */
  progress?: CardProgress | undefined
  /** Stamps, points or purchases just earned and already counted in progress: they are animated. */
  justAdded?: number | undefined
  size?: 'preview' | 'full'
}

const sizes = { preview: 'max-w-72', full: 'max-w-104' }

/** A loyalty card, with one face per program type. It looks the same everywhere, and needs no script. */
export function LoyaltyCard({ program, business, progress, justAdded, size = 'full' }: LoyaltyCardProps) {
  return (
    <div
      role="img"
      aria-label={describeCard(program, business, progress)}
      className={`@container w-full ${sizes[size]}`}
    >
      <Face program={program} business={business} progress={progress} justAdded={justAdded} />
    </div>
  )
}

function Face({ program, business, progress, justAdded }: LoyaltyCardProps) {
  const common: Omit<FaceProps<never>, 'config'> = {
    frame: {
      colours: cardColours(business.color),
      businessName: business.name,
      programName: program.name,
      logoUrl: business.logoUrl,
    },
    progress,
    justAdded,
    format: cardNumbers(business),
  }
  switch (program.type) {
    case 'points':
      return <PointsFace {...common} config={program.config} rewardAt={rewardAt(program, progress)} />
    case 'stamp_card':
      return <StampFace {...common} config={program.config} />
    case 'rebate_code':
      return <VoucherFace {...common} config={program.config} />
    case 'discount':
      return <LadderFace {...common} config={program.config} />
    case 'free_item':
      return <GiftFace {...common} config={program.config} />
  }
}
