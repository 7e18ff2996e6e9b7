import { usePrefetchQuery, useQuery } from '@tanstack/react-query'
import { Suspense, useEffect } from 'react'
import { Stats } from '#web/figures/Stats.tsx'
import { LoadFailed } from '#web/ui/notices/LoadFailed.tsx'
import { lazyPart } from '#web/ui/parts/lazyPart.tsx'
import { Skeleton } from '#web/ui/progress/Skeleton.tsx'
import { analyticsQuery, customersQuery } from '../analytics/analyticsQuery.ts'
import { SubscriptionBadge } from '../billing/SubscriptionBadge.tsx'
import { ProofBanner } from '../messages/ProofBanner.tsx'
import { useFormat } from '../page/format.ts'
import { Page } from '../page/Page.tsx'
import { useSession } from '../session/session.ts'
import { BusinessPlace } from './BusinessPlace.tsx'
import { dashboardQuery } from './dashboardQuery.ts'
import { FirstProgram } from './FirstProgram.tsx'
import { FirstSteps } from './FirstSteps.tsx'
import { Held } from './Held.tsx'
import { isYoung } from './isYoung.ts'
import { PaymentBanner } from './PaymentBanner.tsx'
import { QuickActions } from './QuickActions.tsx'
import { Recent } from './Recent.tsx'
import { Today } from './Today.tsx'
import { TrialBanner } from './TrialBanner.tsx'
import { texts } from './texts.ts'
import { useRemembered } from './useRemembered.ts'
import { ViewPlans } from './ViewPlans.tsx'
import { Waiting } from './Waiting.tsx'

const Announcements = lazyPart(() => import('../announcements/Announcements.tsx'))
const Lately = lazyPart(() => import('./Lately.tsx'))

/** /dashboard: the business's figures, and what to do next. */
export default function DashboardScreen() {
  const { business, can_text } = useSession()
  const format = useFormat()
  // A suspended or closed business can do none of the proposed steps.
  const isOpen = business.standing === 'open'
  const query = useQuery(dashboardQuery)
  const { data, error } = query
  // Fetched together with the dashboard: the charts below do not wait for a second round trip.
  usePrefetchQuery(analyticsQuery('30-days'))
  usePrefetchQuery(customersQuery)
  // Remembered, so that the charts' place is kept before the figures arrive.
  const [hasSold, rememberSale] = useRemembered(`has-sold:${business.id}`)
  const sells = data?.first_steps.purchase ?? (hasSold || undefined)
  const hasCharts = sells ?? (!data && !isYoung(business))
  useEffect(() => {
    if (sells && !hasSold) rememberSale()
  })
  return (
    <Page
      title={texts.welcome(business.company_name)}
      documentTitle={texts.documentTitle}
      aside={
        <>
          <SubscriptionBadge status={business.subscription_status} trialEndsAt={business.trial_ends_at} />
          <ViewPlans />
        </>
      }
    >
      <div className="flex flex-col gap-6">
        {/* First, so that a phone shows it without scrolling. */}
        {isOpen && <BusinessPlace hasPurchase={sells} />}
        <Suspense>
          <Announcements />
        </Suspense>
        <PaymentBanner />
        {isOpen && <TrialBanner />}
        {isOpen && <ProofBanner />}
        <LoadFailed query={query} title={texts.failed} retry={texts.retry} />
        {(data || !error) && (
          <>
            {isOpen && <FirstProgram hasPurchase={sells} />}
            {isOpen && <QuickActions />}
            {isOpen && <FirstSteps steps={data?.first_steps} />}
            <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
              <Held part="today" isHere={data !== undefined} className="h-58 sm:h-59 xl:h-50">
                <Today today={data?.today} />
              </Held>
              <Held part="waiting" isHere={data !== undefined} className="h-44 lg:h-full">
                <Waiting figures={data} />
              </Held>
            </div>
            <Stats figures={data} format={format} canText={can_text} />
            {hasCharts && (
              <Suspense fallback={<Skeleton className="h-96 rounded-lg" />}>
                <Lately />
              </Suspense>
            )}
            <Recent operations={data?.recent} />
          </>
        )}
      </div>
    </Page>
  )
}
