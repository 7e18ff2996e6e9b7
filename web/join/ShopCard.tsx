import type { JoinProgram, JoinShop } from '#server/join/contract.ts'
import { LoyaltyCard } from '../card/LoyaltyCard.tsx'

/** The program that tells a newcomer most comes first. */
const order: JoinProgram['type'][] = ['stamp_card', 'points', 'free_item', 'discount', 'rebate_code']

export const byAppeal = (programs: JoinProgram[]): JoinProgram[] =>
  programs.toSorted((one, other) => order.indexOf(one.type) - order.indexOf(other.type))

export function ShopCard({ shop, program }: { shop: JoinShop; program: JoinProgram }) {
  return (
    <div className="grid place-items-center">
      <LoyaltyCard program={program} shop={shop} />
    </div>
  )
}
