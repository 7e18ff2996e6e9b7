import { useQuery } from '@tanstack/react-query'
import type { PlatformWatch } from '#server/admin/contract.ts'
import { Page } from '#web/console/page/Page.tsx'
import { Card } from '#web/ui/layout/Card.tsx'
import { Banner } from '#web/ui/notices/Banner.tsx'
import { Skeleton } from '#web/ui/progress/Skeleton.tsx'
import { Failed } from '../Failed.tsx'
import { format } from '../format.ts'
import { Loading } from '../Loading.tsx'
import { CheckList } from './CheckList.tsx'
import { OwnServer } from './OwnServer.tsx'
import { checkTexts, watchTexts as words } from './texts.ts'
import { Waiting } from './Waiting.tsx'
import { watchQuery } from './watchQuery.ts'

/** /admin/health: what is well on all servers, what is not, and what to do. */
export default function HealthScreen() {
  const query = useQuery(watchQuery)
  const { data, error } = query
  if (error && !data)
    return (
      <Page title={words.title} description={words.description}>
        <Failed query={query} />
      </Page>
    )
  return (
    <Page title={words.title} description={words.description}>
      <div className="flex flex-col gap-6">
        {data && <Summary watch={data} />}
        <div className="grid items-start gap-6 xl:grid-cols-2">
          <Card title={words.checks} description={words.guide}>
            {data ? <CheckList checks={data.checks} /> : <Loading className="h-96 rounded-md" />}
          </Card>
          <div className="flex min-w-0 flex-col gap-6">
            <Card title={words.waiting}>
              {data ? <Waiting watch={data} /> : <Skeleton className="h-64 rounded-md" />}
            </Card>
            {data && <OwnServer server={data.process} />}
          </div>
        </div>
      </div>
    </Page>
  )
}

/** One sentence about all, and the figures that are missing. */
function Summary({ watch: { checks, unread } }: { watch: PlatformWatch }) {
  const ill = checks.filter(({ state }) => state === 'ill').length
  const unknown = checks.filter(({ state }) => state === 'unknown').map(({ name }) => checkTexts[name].title)
  return (
    <>
      {unread.length > 0 && (
        <Banner tone="danger" title={words.unread(format.list(unread))}>
          {words.unreadText}
        </Banner>
      )}
      {ill > 0 && <Banner tone="warning" title={words.ill(ill)} />}
      {ill === 0 && unread.length === 0 && unknown.length > 0 && (
        <Banner tone="warning" title={words.nobodyTold(format.list(unknown))} />
      )}
      {ill + unread.length + unknown.length === 0 && <Banner tone="success" title={words.allWell} />}
    </>
  )
}
