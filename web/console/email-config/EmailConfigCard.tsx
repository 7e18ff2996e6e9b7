import { useQuery } from '@tanstack/react-query'
import { Badge } from '#web/ui/Badge.tsx'
import { Banner } from '#web/ui/Banner.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { texts as settings } from '../settings/texts.ts'
import { DomainChecks } from './DomainChecks.tsx'
import { EmailConfigForm } from './EmailConfigForm.tsx'
import { emailConfigQuery } from './emailConfigQuery.ts'
import { texts } from './texts.ts'

const title = (
  <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
    {settings.email.configuration}
    <Badge>{texts.label}</Badge>
  </span>
)

/** The shop's own account for marketing mail; for its admins. */
export default function EmailConfigCard({ mayChange }: { mayChange: boolean }) {
  const { data, error, refetch, isFetching } = useQuery(emailConfigQuery)
  return (
    <Card title={title} description={texts.description}>
      {!data && !error && <Skeleton aria-label={texts.loading} className="h-96 w-full rounded-md" />}
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
          {data.refused ? (
            <Banner tone="danger" title={texts.refused.title}>
              <p className="break-words">{data.refused.reason}</p>
              <p className="mt-2">{texts.refused.next}</p>
            </Banner>
          ) : (
            <p>{data.api_key_end === null ? texts.none : texts.active(data.api_key_end)}</p>
          )}
          <EmailConfigForm config={data} mayChange={mayChange} />
          {data.api_key_end !== null && <DomainChecks domain={data.domain} mayChange={mayChange} />}
        </div>
      )}
    </Card>
  )
}
