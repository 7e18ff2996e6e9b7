import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { History } from 'lucide-react'
import { buttonClass } from '#web/ui/buttonClass.ts'
import { LoadFailed } from '#web/ui/LoadFailed.tsx'
import { Page } from '../page/Page.tsx'
import { useSession } from '../session/session.ts'
import { SettingsContent } from './SettingsContent.tsx'
import { SettingsLoading } from './SettingsLoading.tsx'
import { settingsQuery } from './settingsQuery.ts'
import { texts } from './texts.ts'

/** /settings: read by everybody of the business, changed by its admins. */
export default function SettingsScreen() {
  const { permissions } = useSession()
  const query = useQuery(settingsQuery)
  const { data, error } = query
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
      {!data && <LoadFailed query={query} title={texts.failed} retry={texts.retry} />}
      {data && <SettingsContent settings={data} />}
    </Page>
  )
}
