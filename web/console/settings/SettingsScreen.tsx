import { useQuery } from '@tanstack/react-query'
import { Banner } from '#web/ui/Banner.tsx'
import { Button } from '#web/ui/Button.tsx'
import { ApiKeysCard } from '../api-keys/ApiKeysCard.tsx'
import { CloseAccount } from '../closing/CloseAccount.tsx'
import { Page } from '../Page.tsx'
import { useSession } from '../session.ts'
import { EmailSettings } from './EmailSettings.tsx'
import { ProfileSettings } from './ProfileSettings.tsx'
import { SettingsLoading } from './SettingsLoading.tsx'
import { settingsQuery } from './settingsQuery.ts'
import { texts } from './texts.ts'

/** /settings: read by everybody of the shop, changed by its admins. */
export default function SettingsScreen() {
  const { permissions, business } = useSession()
  const { data, error, refetch, isFetching } = useQuery(settingsQuery)
  const mayChange = permissions.includes('shop admin') && !business.closing
  return (
    <Page title={texts.title} description={texts.description}>
      {!data && !error && <SettingsLoading />}
      {!data && error && (
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
      {data && (
        <div className="flex flex-col gap-6">
          {!permissions.includes('shop admin') && <Banner>{texts.readOnly}</Banner>}
          <ProfileSettings settings={data} mayChange={mayChange} />
          <EmailSettings enabled={data.email_tracking_enabled} mayChange={mayChange} />
          {permissions.includes('shop admin') && <ApiKeysCard mayChange={mayChange} />}
          {permissions.includes('account') && !business.closing && <CloseAccount />}
        </div>
      )}
    </Page>
  )
}
