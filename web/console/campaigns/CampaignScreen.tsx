import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { Megaphone } from 'lucide-react'
import { Suspense } from 'react'
import { ApiError } from '#web/client/api.ts'
import { buttonClass } from '#web/ui/buttons/buttonClass.ts'
import { Card } from '#web/ui/layout/Card.tsx'
import { EmptyState } from '#web/ui/notices/EmptyState.tsx'
import { LoadFailed } from '#web/ui/notices/LoadFailed.tsx'
import { lazyPart } from '#web/ui/parts/lazyPart.tsx'
import { Skeleton } from '#web/ui/progress/Skeleton.tsx'
import { isId } from '../page/isId.ts'
import { Page } from '../page/Page.tsx'
import { campaignQuery } from './campaignsQuery.ts'
import { runTexts as texts } from './started/texts.ts'

const DraftEditor = lazyPart(() => import('./draft/DraftEditor.tsx'))
const StartedCampaign = lazyPart(() => import('./started/StartedCampaign.tsx'))

/** /campaigns/$campaignId: the editor of a draft, later the progress and results of the campaign. */
export default function CampaignScreen() {
  const { campaignId } = useParams({ from: '/business/campaigns/$campaignId' })
  return isId(campaignId) ? <CampaignPage key={campaignId} id={campaignId} /> : <NoCampaign />
}

function CampaignPage({ id }: { id: string }) {
  const query = useQuery(campaignQuery(id))
  const { data, error } = query
  if (data)
    return (
      <Suspense fallback={<Loading />}>
        {data.status === 'draft' ? <DraftEditor campaign={data} /> : <StartedCampaign campaign={data} />}
      </Suspense>
    )
  if (!error) return <Loading />
  if (error instanceof ApiError && error.code === 'not_found') return <NoCampaign />
  return (
    <Page title={texts.title}>
      <LoadFailed query={query} title={texts.loadFailed} retry={texts.retry} />
    </Page>
  )
}

/** A placeholder in the shape of a campaign. */
function Loading() {
  return (
    <div
      role="status"
      aria-label={texts.loading}
      className="mx-auto flex w-full max-w-7xl flex-col gap-6 px-4 py-6 sm:px-6 lg:px-10 lg:py-10"
    >
      <Skeleton className="h-10 w-64 rounded-md" />
      <Skeleton className="h-48 rounded-lg" />
      <Skeleton className="h-80 rounded-lg" />
    </div>
  )
}

function NoCampaign() {
  return (
    <Page title={texts.title}>
      <Card>
        <EmptyState
          icon={<Megaphone />}
          title={texts.missing.title}
          action={
            <Link to="/campaigns" className={buttonClass()}>
              {texts.back}
            </Link>
          }
        >
          {texts.missing.text}
        </EmptyState>
      </Card>
    </Page>
  )
}
