import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LeaveGuard } from '#web/console/forms/LeaveGuard.tsx'
import { Page } from '#web/console/page/Page.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { configTexts as texts } from './configTexts.ts'
import { Failed } from './Failed.tsx'
import { StripeSteps } from './StripeSteps.tsx'
import { TierCard } from './TierCard.tsx'
import { tiersQuery } from './tierQueries.ts'

/** /admin/config: what each plan costs and gives. */
export default function ConfigScreen() {
  const query = useQuery(tiersQuery)
  const { data: tiers, error } = query
  const [edited, setEdited] = useState<string[]>([])
  const markEdited = (id: string, isEdited: boolean) =>
    setEdited((before) => [...before.filter((one) => one !== id), ...(isEdited ? [id] : [])])
  return (
    <Page title={texts.title} description={texts.description}>
      <LeaveGuard unsaved={edited.length > 0} />
      {!tiers && <Failed query={query} />}
      <div className="flex flex-col gap-6">
        <div className="grid items-start gap-6 xl:grid-cols-2 2xl:grid-cols-3">
          {!tiers && !error && <Loading />}
          {tiers?.map((tier) => (
            <TierCard key={tier.id} tier={tier} onEdited={markEdited} />
          ))}
        </div>
        <StripeSteps />
      </div>
    </Page>
  )
}

const Loading = () => ['a', 'b', 'c'].map((key) => <Skeleton key={key} className="h-160 rounded-lg" />)
