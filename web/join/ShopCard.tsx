import type { JoinProgram, JoinShop } from '#server/surfaces/join/contract.ts'
import { CardFrame } from '#web/card/CardFrame.tsx'
import { cardColours } from '#web/card/colour.ts'
import { LoyaltyCard } from '#web/card/LoyaltyCard.tsx'
import { texts } from './texts.ts'

/** The program that tells a newcomer most comes first. */
const order: JoinProgram['type'][] = ['stamp_card', 'points', 'free_item', 'discount', 'rebate_code']

export const byAppeal = (programs: JoinProgram[]): JoinProgram[] =>
  programs.toSorted((one, other) => order.indexOf(one.type) - order.indexOf(other.type))

/** The shop's card; a shop without a program yet still has its name on one. */
export function ShopCard({ shop, program }: { shop: JoinShop; program: JoinProgram | undefined }) {
  return (
    <div className="mx-auto w-full max-w-80">
      {program ? <LoyaltyCard program={program} shop={shop} /> : <NameCard shop={shop} />}
    </div>
  )
}

function NameCard({ shop }: { shop: JoinShop }) {
  return (
    <div className="@container">
      <CardFrame
        colours={cardColours(shop.color)}
        shopName={shop.name}
        programName={texts.loyaltyCard}
        logoUrl={shop.logoUrl}
      >
        {null}
      </CardFrame>
    </div>
  )
}
