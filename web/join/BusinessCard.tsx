import type { JoinBusiness, JoinProgram } from '#server/portal/join/contract.ts'
import { CardFrame } from '#web/card/CardFrame.tsx'
import { cardColours } from '#web/card/colour.ts'
import { LoyaltyCard } from '#web/card/LoyaltyCard.tsx'
import { texts } from './texts.ts'

/** Types of programs, from the one that says most to a new customer. */
const order: JoinProgram['type'][] = ['stamp_card', 'points', 'free_item', 'discount', 'rebate_code']

export const byAppeal = (programs: JoinProgram[]): JoinProgram[] =>
  programs.toSorted((one, other) => order.indexOf(one.type) - order.indexOf(other.type))

/** The business's card; a business without a program still has a card with its name. */
export function BusinessCard({
  business,
  program,
  small = false,
}: {
  business: JoinBusiness
  program: JoinProgram | undefined
  /** True on a phone, so that the form's button is in sight. */
  small?: boolean
}) {
  return (
    <div className={`mx-auto w-full ${small ? 'max-w-60 sm:max-w-80' : 'max-w-80'}`}>
      {program ? <LoyaltyCard program={program} business={business} /> : <NameCard business={business} />}
    </div>
  )
}

function NameCard({ business }: { business: JoinBusiness }) {
  return (
    <div className="@container">
      <CardFrame
        colours={cardColours(business.color)}
        businessName={business.name}
        programName={texts.loyaltyCard}
        logoUrl={business.logoUrl}
      >
        {null}
      </CardFrame>
    </div>
  )
}
