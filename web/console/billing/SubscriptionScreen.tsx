import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { LoadFailed } from '#web/ui/notices/LoadFailed.tsx'
import { lazyPart } from '#web/ui/parts/lazyPart.tsx'
import { Skeleton } from '#web/ui/progress/Skeleton.tsx'
import { Page } from '../page/Page.tsx'
import { useAhead } from '../page/useAhead.ts'
import { may, useSession } from '../session/session.ts'
import { CurrentPlan } from './CurrentPlan.tsx'
import { Plans } from './Plans.tsx'
import { areCreditsOfUse } from './planLines.ts'
import {
  creditMovementsQuery,
  creditsQuery,
  invoicesQuery,
  plansQuery,
  subscriptionQuery,
} from './subscriptionQuery.ts'
import { texts } from './texts.ts'
import { UsageCard } from './UsageCard.tsx'

/** Shown below the plans, for admins only. */
const Money = lazyPart(() => import('./Money.tsx'))

/** /subscription: the plan, the usage of its limits, and the other plans. */
export default function SubscriptionScreen() {
  const session = useSession()
  const isAdmin = may(session, 'business admin')
  const subscription = useQuery(subscriptionQuery)
  const plans = useQuery(plansQuery)
  useAhead((client) => {
    if (!isAdmin) return
    void client.prefetchQuery(creditsQuery)
    void client.prefetchInfiniteQuery(creditMovementsQuery)
    // For a business that never bought anything the answer is empty and quick.
    void client.prefetchQuery(invoicesQuery)
  })
  const error = subscription.error ?? plans.error
  const both = {
    error,
    isFetching: subscription.isFetching || plans.isFetching,
    refetch: () => Promise.all([subscription.refetch(), plans.refetch()]),
  }
  return (
    <Page title={texts.title}>
      {error && !(subscription.data && plans.data) ? (
        <LoadFailed query={both} title={texts.failed} retry={texts.retry} />
      ) : subscription.data && plans.data ? (
        <div className="grid gap-6 lg:grid-cols-2">
          <CurrentPlan subscription={subscription.data} />
          <UsageCard usage={subscription.data.usage} />
          <Plans tiers={plans.data} subscription={subscription.data} />
          {isAdmin && (
            <Suspense fallback={<Skeleton className="h-80 rounded-lg lg:col-span-2" />}>
              <Money
                known={subscription.data.payments?.known ?? false}
                credits={areCreditsOfUse(subscription.data.tier, session.can_text)}
              />
            </Suspense>
          )}
        </div>
      ) : (
        <div className="grid gap-6 lg:grid-cols-2">
          <Skeleton className="h-72 rounded-lg" />
          <Skeleton className="h-72 rounded-lg" />
          <Skeleton className="h-80 rounded-lg lg:col-span-2" />
        </div>
      )}
    </Page>
  )
}
