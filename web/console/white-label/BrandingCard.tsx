import { useQuery } from '@tanstack/react-query'
import { Banner } from '#web/ui/Banner.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { BrandingForm } from './BrandingForm.tsx'
import { brandingQuery } from './brandingQuery.ts'
import { brandingTexts as texts } from './brandingTexts.ts'

/** How much of Regulars guests see beside the shop, and from whom mails come. */
export default function BrandingCard({ mayChange }: { mayChange: boolean }) {
  const { data, error, refetch, isFetching } = useQuery(brandingQuery)
  return (
    <Card title={texts.title} description={texts.description}>
      {!data && !error && <Skeleton aria-label={texts.loading} className="h-64 w-full rounded-md" />}
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
      {data && <BrandingForm branding={data} mayChange={mayChange} />}
    </Card>
  )
}
