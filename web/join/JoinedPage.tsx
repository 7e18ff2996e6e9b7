import { MessageSquareText, Store } from 'lucide-react'
import type { JoinBusiness, JoinProgram } from '#server/portal/join/contract.ts'
import { BusinessCard, byAppeal } from './BusinessCard.tsx'
import { BusinessPage } from './BusinessPage.tsx'
import { NextStep } from './NextStep.tsx'
import { texts } from './texts.ts'

type JoinedPageProps = {
  business: JoinBusiness
  programs: JoinProgram[]
  /** True if a link to the card was texted. */
  texted: boolean
}

/** The page after joining: the same for everybody, whether the business knew them or not. */
export function JoinedPage({ business, programs, texted }: JoinedPageProps) {
  const [first, ...others] = byAppeal(programs)
  return (
    <BusinessPage business={business}>
      <h1 className="display mb-5 text-2xl">{texts.joinedTitle}</h1>
      <BusinessCard business={business} program={first} />
      <ol className="my-6 flex flex-col gap-3">
        <NextStep icon={<Store aria-hidden />} title={texts.joinedTill}>
          {texts.joinedTillMore}
        </NextStep>
        {texted && (
          <NextStep icon={<MessageSquareText aria-hidden />} title={texts.joinedText}>
            {texts.joinedTextMore}
          </NextStep>
        )}
      </ol>
      <div className="flex flex-col gap-4">
        {others.map((program) => (
          <BusinessCard key={program.name} business={business} program={program} />
        ))}
      </div>
    </BusinessPage>
  )
}
