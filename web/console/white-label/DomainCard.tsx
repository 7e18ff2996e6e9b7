import { useQuery } from '@tanstack/react-query'
import { Banner } from '#web/ui/Banner.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { AddDomainForm } from './AddDomainForm.tsx'
import { DomainState } from './DomainState.tsx'
import { domainQuery } from './domainQuery.ts'
import { domainTexts as texts } from './domainTexts.ts'
import { NotIncluded } from './NotIncluded.tsx'

/** The host name under which guests find the shop; for its admins. */
export default function DomainCard({ mayChange }: { mayChange: boolean }) {
  const { data, error, refetch, isFetching } = useQuery(domainQuery)
  return (
    <Card title={texts.title} description={texts.description}>
      {!data && !error && <Skeleton aria-label={texts.loading} className="h-40 w-full rounded-md" />}
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
          {!data.included && <NotIncluded plans={data.plans}>{data.claim && texts.kept}</NotIncluded>}
          {data.claim ? (
            <DomainState domain={data.claim} mayChange={mayChange} />
          ) : (
            <AddDomainForm disabled={!mayChange || !data.included} />
          )}
        </div>
      )}
    </Card>
  )
}
