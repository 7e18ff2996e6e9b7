import { useQuery } from '@tanstack/react-query'
import { LoadFailed } from '#web/ui/notices/LoadFailed.tsx'
import { Skeleton } from '#web/ui/progress/Skeleton.tsx'
import { customersQuery } from '../analyticsQuery.ts'
import { analyticsTexts } from '../texts.ts'
import { CohortCard } from './CohortCard.tsx'
import { SlippingCard } from './SlippingCard.tsx'
import { VisitGrid } from './VisitGrid.tsx'

const texts = analyticsTexts.customers

/** Shows whether customers come back. The period chosen above does not matter here. */
export function CustomerCards() {
  const query = useQuery(customersQuery)
  const { data, error } = query
  return (
    <section className="flex flex-col gap-6">
      <h2 className="display text-xl">{texts.heading}</h2>
      {!data && <LoadFailed query={query} title={analyticsTexts.failed} retry={analyticsTexts.retry} />}
      {!data && !error && <Skeleton className="h-72 rounded-lg" />}
      {data && (
        <>
          <div className="grid grid-cols-1 gap-6 lg:grid-cols-2 lg:items-start">
            <VisitGrid grid={data.grid} />
            <SlippingCard
              slipping={data.slipping_away}
              hasVisits={data.grid.some(({ customers }) => customers > 0)}
            />
          </div>
          <CohortCard cohorts={data.cohorts} />
        </>
      )}
    </section>
  )
}
