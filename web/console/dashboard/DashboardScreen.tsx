import { useQuery } from '@tanstack/react-query'
import { Banner } from '#web/ui/Banner.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Page } from '../Page.tsx'
import { useSession } from '../session.ts'
import { dashboardQuery } from './dashboardQuery.ts'
import { FirstSteps } from './FirstSteps.tsx'
import { PaymentBanner } from './PaymentBanner.tsx'
import { QuickActions } from './QuickActions.tsx'
import { Recent } from './Recent.tsx'
import { Stats } from './Stats.tsx'
import { SubscriptionBadge } from './SubscriptionBadge.tsx'
import { TrialBanner } from './TrialBanner.tsx'
import { texts } from './texts.ts'

/** /dashboard: how it is going, and what to do next. */
export default function DashboardScreen() {
  const { business } = useSession()
  const { data, error, refetch, isFetching } = useQuery(dashboardQuery)
  return (
    <Page
      title={texts.welcome(business.company_name)}
      documentTitle={texts.documentTitle}
      aside={<SubscriptionBadge status={business.subscription_status} />}
    >
      <div className="flex flex-col gap-6">
        <PaymentBanner />
        <TrialBanner />
        {error && (
          <Banner
            tone="danger"
            title={texts.failed}
            live
            action={
              <Button size="small" busy={isFetching} onClick={() => refetch()}>
                {texts.retry}
              </Button>
            }
          >
            {error.message}
          </Banner>
        )}
        {(data || !error) && (
          <>
            <FirstSteps steps={data?.first_steps} />
            <Stats figures={data} />
            <QuickActions />
            <Recent operations={data?.recent} />
          </>
        )}
      </div>
    </Page>
  )
}
