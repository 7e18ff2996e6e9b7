import { useQuery } from '@tanstack/react-query'
import { LoadedCard } from '../../page/LoadedCard.tsx'
import { NotIncluded } from '../branding/NotIncluded.tsx'
import { AddDomainForm } from './AddDomainForm.tsx'
import { DomainState } from './DomainState.tsx'
import { domainQuery } from './domainQuery.ts'
import { domainTexts as texts } from './texts.ts'

/** The host name under which customers find the business; for its admins. */
export default function DomainCard({ mayChange }: { mayChange: boolean }) {
  return (
    <LoadedCard words={texts} query={useQuery(domainQuery)} height="h-40">
      {({ included, plans, claim }) => (
        <div className="flex flex-col gap-6">
          {!included && <NotIncluded plans={plans}>{claim && texts.kept}</NotIncluded>}
          {claim ? (
            <DomainState domain={claim} mayChange={mayChange} />
          ) : (
            <AddDomainForm disabled={!mayChange || !included} />
          )}
        </div>
      )}
    </LoadedCard>
  )
}
