import { Store, UserPlus } from 'lucide-react'
import type { JoinBusiness, JoinProgram } from '#server/portal/join/contract.ts'
import { BusinessCard, byAppeal } from './BusinessCard.tsx'
import { BusinessPage } from './BusinessPage.tsx'
import { NextStep } from './NextStep.tsx'
import { texts } from './texts.ts'

/** Shown for a business whose plan is full. Members see the same page as everybody else. */
export function FullPage({ business, programs }: { business: JoinBusiness; programs: JoinProgram[] }) {
  const [first] = byAppeal(programs)
  return (
    <BusinessPage business={business}>
      <BusinessCard business={business} program={first} />
      <h1 className="display mt-6 text-xl wrap-anywhere">{texts.fullTitle(business.name)}</h1>
      <ul className="mt-5 flex flex-col gap-3">
        <NextStep icon={<Store aria-hidden />} title={texts.fullMember}>
          {texts.fullMemberMore}
        </NextStep>
        <NextStep icon={<UserPlus aria-hidden />} title={texts.fullNew}>
          {texts.fullNewMore}
        </NextStep>
      </ul>
    </BusinessPage>
  )
}
