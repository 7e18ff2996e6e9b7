import { usePrefetchQuery, useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import type { SessionView } from '#server/identity/sign-in/contract.ts'
import { version } from '#server/platform/settings/version.ts'
import { Card } from '#web/ui/layout/Card.tsx'
import { Banner } from '#web/ui/notices/Banner.tsx'
import { LoadFailed } from '#web/ui/notices/LoadFailed.tsx'
import { lazyPart } from '#web/ui/parts/lazyPart.tsx'
import { Skeleton } from '#web/ui/progress/Skeleton.tsx'
import { Page } from '../page/Page.tsx'
import { ThemeSwitch } from '../page/ThemeSwitch.tsx'
import { useAhead } from '../page/useAhead.ts'
import { may, sessionQuery } from '../session/session.ts'
import { pinQuery } from '../shared-till/sharedTill.ts'
import { factorsQuery } from '../two-factor/factorsQuery.ts'
import { TwoFactorCard } from '../two-factor/TwoFactorCard.tsx'
import { accountQuery, sessionsQuery } from './accountQuery.ts'
import { EmailCard } from './EmailCard.tsx'
import { LanguageCard } from './LanguageCard.tsx'
import { PasswordCard } from './PasswordCard.tsx'
import { PhoneCard } from './PhoneCard.tsx'
import { ProfileCard } from './ProfileCard.tsx'
import { SessionsCard } from './SessionsCard.tsx'
import { texts } from './texts.ts'

const StaffPinCard = lazyPart(() => import('../shared-till/StaffPinCard.tsx'))

/** /account, and /admin/account for super admins: open to any signed-in user, with or without a business. */
export default function AccountScreen() {
  const query = useQuery(accountQuery)
  const { data, error } = query
  // A super admin whose second factor is due can do nothing before setting it up.
  const session = useQuery(sessionQuery).data
  const isDue = session?.second_factor_due
  usePrefetchQuery(factorsQuery)
  useAhead((client) => {
    if (isDue) return
    void client.prefetchQuery(sessionsQuery)
    if (mayHavePin(session)) void client.prefetchQuery(pinQuery)
  })
  return (
    <Page title={texts.title} description={texts.description}>
      {!data && !error && <AccountLoading />}
      {!data && <LoadFailed query={query} title={texts.failed} retry={texts.retry} />}
      {data && (
        <div className={columnsClass}>
          {isDue ? (
            <div className="xl:col-span-2">
              <Banner tone="warning" title={texts.secondFactorDue}>
                {texts.secondFactorDueText}
              </Banner>
            </div>
          ) : (
            <div className="flex min-w-0 flex-col gap-6">
              <ProfileCard account={data} />
              <EmailCard account={data} />
              {(session?.can_text || data.phone) && (
                <PhoneCard account={data} canText={session?.can_text ?? false} />
              )}
              <PasswordCard account={data} />
            </div>
          )}
          <div className="flex min-w-0 flex-col gap-6">
            <TwoFactorCard account={data} />
            {!isDue && <TillPin />}
            {!isDue && <LanguageCard />}
            {!isDue && <ThemeCard />}
            {!isDue && <SessionsCard />}
          </div>
          <p className="text-muted text-sm xl:col-span-2">{texts.version(version)}</p>
        </div>
      )}
    </Page>
  )
}

/** As wide as the other settings. On wide screens there are two columns, and each card keeps its column. */
const columnsClass =
  'mx-auto grid max-w-3xl grid-cols-1 items-start gap-6 xl:mx-0 xl:max-w-none xl:grid-cols-2'

/** Left out on wide screens, where the theme switch stands beside the page. */
function ThemeCard() {
  return (
    <Card title={texts.theme.title} description={texts.theme.text} className="lg:hidden">
      <div className="max-w-64">
        <ThemeSwitch />
      </div>
    </Card>
  )
}

/** Only members of a business's team have a PIN for the till. */
const mayHavePin = (session: SessionView | null | undefined) =>
  Boolean(session?.business) && may(session!, 'staff')

function TillPin() {
  const { data: session } = useQuery(sessionQuery)
  if (!session?.business || !mayHavePin(session)) return null
  return (
    <Suspense fallback={<Skeleton className="h-64 w-full rounded-lg" />}>
      <StaffPinCard key={session.business.id} companyName={session.business.company_name} />
    </Suspense>
  )
}

const CARDS = ['profile', 'email', 'phone', 'password', 'two-factor', 'sessions']

function AccountLoading() {
  return (
    <div role="status" className={columnsClass}>
      <span className="sr-only">{texts.loading}</span>
      {CARDS.map((card) => (
        <Skeleton key={card} className="h-40 w-full rounded-lg" />
      ))}
    </div>
  )
}
