import { usePrefetchQuery, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { History } from 'lucide-react'
import { buttonClass } from '#web/ui/buttons/buttonClass.ts'
import { LoadFailed } from '#web/ui/notices/LoadFailed.tsx'
import { apiKeysQuery } from '../api-keys/apiKeysQuery.ts'
import { mailchimpQuery } from '../mailchimp/mailchimpQuery.ts'
import { Page } from '../page/Page.tsx'
import { useAhead } from '../page/useAhead.ts'
import { programsQuery } from '../programs/programsQuery.ts'
import { useSession } from '../session/session.ts'
import { webhooksQuery } from '../webhooks/webhooksQuery.ts'
import { brandingQuery } from './branding/brandingQuery.ts'
import { devicesQuery } from './devices/devicesQuery.ts'
import { domainQuery } from './domain/domainQuery.ts'
import { SettingsContent } from './SettingsContent.tsx'
import { SettingsLoading } from './SettingsLoading.tsx'
import { emailConfigQuery } from './sender/emailConfigQuery.ts'
import { settingsQuery } from './settingsQuery.ts'
import { texts } from './texts.ts'

/** /settings: everybody in the business can read it, its admins can change it. */
export default function SettingsScreen() {
  const isAdmin = useSession().permissions.includes('business admin')
  const query = useQuery(settingsQuery)
  const { data, error } = query
  usePrefetchQuery(programsQuery)
  usePrefetchQuery(brandingQuery)
  usePrefetchQuery(devicesQuery)
  useAhead((client) => {
    if (!isAdmin) return
    void client.prefetchQuery(domainQuery)
    void client.prefetchQuery(emailConfigQuery)
    void client.prefetchQuery(mailchimpQuery)
    void client.prefetchQuery(apiKeysQuery)
    void client.prefetchQuery(webhooksQuery)
  })
  return (
    <Page
      title={texts.title}
      description={texts.description}
      actions={
        isAdmin && (
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
