import { Store, UserPlus } from 'lucide-react'
import type { JoinProgram, JoinShop } from '#server/surfaces/join/contract.ts'
import { NextStep } from './NextStep.tsx'
import { byAppeal, ShopCard } from './ShopCard.tsx'
import { ShopPage } from './ShopPage.tsx'
import { texts } from './texts.ts'

/** For a shop whose plan has no room; who is a member already is told nothing that others are not. */
export function FullPage({ shop, programs }: { shop: JoinShop; programs: JoinProgram[] }) {
  const [first] = byAppeal(programs)
  return (
    <ShopPage shop={shop}>
      <ShopCard shop={shop} program={first} />
      <h1 className="display mt-6 text-xl wrap-anywhere">{texts.fullTitle(shop.name)}</h1>
      <ul className="mt-5 flex flex-col gap-3">
        <NextStep icon={<Store aria-hidden />} title={texts.fullMember}>
          {texts.fullMemberMore}
        </NextStep>
        <NextStep icon={<UserPlus aria-hidden />} title={texts.fullNew}>
          {texts.fullNewMore}
        </NextStep>
      </ul>
    </ShopPage>
  )
}
