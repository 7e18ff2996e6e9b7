import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { LeaveGuard } from '#web/console/forms/LeaveGuard.tsx'
import { Page } from '#web/console/page/Page.tsx'
import { Banner } from '#web/ui/notices/Banner.tsx'
import { Skeleton } from '#web/ui/progress/Skeleton.tsx'
import { Failed } from '../Failed.tsx'
import { Loading } from '../Loading.tsx'
import { useCanText } from '../useCanText.ts'
import { PackCard } from './PackCard.tsx'
import { packsQuery } from './packQueries.ts'
import { StripeSteps } from './StripeSteps.tsx'
import { TierCard } from './TierCard.tsx'
import { configTexts as texts } from './texts.ts'
import { tiersQuery } from './tierQueries.ts'

const words = texts.packs

/** /admin/config: prices and contents of all plans and packs of credits. */
export default function ConfigScreen() {
  const plans = useQuery(tiersQuery)
  const packs = useQuery(packsQuery)
  const canText = useCanText()
  const [edited, setEdited] = useState<string[]>([])
  const markEdited = (id: string, isEdited: boolean) =>
    setEdited((before) => [...before.filter((one) => one !== id), ...(isEdited ? [id] : [])])
  return (
    <Page title={texts.title} description={texts.description}>
      <LeaveGuard unsaved={edited.length > 0} />
      <div className="flex flex-col gap-6">
        {!canText && <Banner>{texts.noTexts}</Banner>}
        <Cards of={plans} height="h-160" className="xl:grid-cols-2 min-[87.4rem]:grid-cols-3">
          {(tier) => <TierCard key={tier.id} tier={tier} onEdited={markEdited} />}
        </Cards>
        <section aria-labelledby="packs" className="flex flex-col gap-4">
          <div>
            <h2 id="packs" className="display text-xl">
              {words.title}
            </h2>
            <p className="text-muted text-sm">{words.description}</p>
          </div>
          <Cards of={packs} height="h-40" className="md:grid-cols-3">
            {(pack) => <PackCard key={pack.id} pack={pack} onEdited={markEdited} />}
          </Cards>
        </section>
        <StripeSteps />
      </div>
    </Page>
  )
}

type CardsProps<Row> = {
  of: UseQueryResult<Row[]>
  height: string
  className: string
  children: (row: Row) => ReactNode
}

/** The forms of all rows side by side. */
function Cards<Row>({ of: query, height, className, children }: CardsProps<Row>) {
  const { data, error } = query
  if (error && !data) return <Failed query={query} />
  const shape = `${height} rounded-lg`
  return (
    <div className={`grid items-start gap-6 ${className}`}>
      {data?.map(children) ?? (
        <>
          <Loading className={shape} />
          <Skeleton className={shape} />
          <Skeleton className={shape} />
        </>
      )}
    </div>
  )
}
