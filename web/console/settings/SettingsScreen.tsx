import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { History } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { Banner } from '#web/ui/Banner.tsx'
import { buttonClass } from '#web/ui/buttonClass.ts'
import { LoadFailed } from '#web/ui/LoadFailed.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { CloseAccount } from '../closing/CloseAccount.tsx'
import { Page } from '../page/Page.tsx'
import { useSession } from '../session/session.ts'
import { EmailSettings } from './EmailSettings.tsx'
import { PortalSettings } from './PortalSettings.tsx'
import { ProfileSettings } from './ProfileSettings.tsx'
import { SettingsLoading } from './SettingsLoading.tsx'
import { settingsQuery } from './settingsQuery.ts'
import { TextCountries } from './TextCountries.tsx'
import { texts } from './texts.ts'

const ApiKeysCard = lazy(() => import('../api-keys/ApiKeysCard.tsx'))

/** /settings: read by everybody of the business, changed by its admins. */
export default function SettingsScreen() {
  const { permissions, business } = useSession()
  const { data, error, refetch, isFetching } = useQuery(settingsQuery)
  const mayChange = permissions.includes('business admin') && business.standing === 'open'
  return (
    <Page
      title={texts.title}
      description={texts.description}
      actions={
        permissions.includes('business admin') && (
          <Link to="/audit" className={buttonClass()}>
            <History aria-hidden className="size-4" />
            {texts.activity}
          </Link>
        )
      }
    >
      {!data && !error && <SettingsLoading />}
      {!data && error && (
        <LoadFailed
          title={texts.failed}
          error={error}
          retry={texts.retry}
          busy={isFetching}
          onRetry={refetch}
        />
      )}
      {data && (
        <div className="flex flex-col gap-6">
          {!permissions.includes('business admin') && <Banner>{texts.readOnly}</Banner>}
          <ProfileSettings settings={data} mayChange={mayChange} />
          <PortalSettings enabled={data.portal_enabled} mayChange={mayChange} />
          <TextCountries settings={data} mayChange={mayChange} />
          <EmailSettings enabled={data.email_tracking_enabled} mayChange={mayChange} />
          {permissions.includes('business admin') && (
            <Suspense fallback={<Skeleton className="h-64 rounded-xl" />}>
              <ApiKeysCard mayChange={mayChange} />
            </Suspense>
          )}
          {permissions.includes('account') && business.standing === 'open' && <CloseAccount />}
        </div>
      )}
    </Page>
  )
}
