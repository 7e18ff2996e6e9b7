import { useInfiniteQuery } from '@tanstack/react-query'
import { Megaphone, Plus } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Card } from '#web/ui/layout/Card.tsx'
import { Tabs } from '#web/ui/layout/Tabs.tsx'
import { EmptyState } from '#web/ui/notices/EmptyState.tsx'
import { lazyPart } from '#web/ui/parts/lazyPart.tsx'
import { LoadingRows } from '#web/ui/progress/LoadingRows.tsx'
import { Skeleton } from '#web/ui/progress/Skeleton.tsx'
import { useFilterInAddress } from '../page/address/useFilterInAddress.ts'
import { Page } from '../page/Page.tsx'
import { PagedList } from '../page/PagedList.tsx'
import { useSession } from '../session/session.ts'
import { CampaignTable } from './CampaignTable.tsx'
import { campaignsQuery, type Shown } from './campaignsQuery.ts'
import { texts } from './texts.ts'

const NewCampaignDialog = lazyPart(() => import('./NewCampaignDialog.tsx'))

/** /campaigns: all campaigns: sent ones, those still to go, and drafts. */
export default function CampaignsScreen() {
  const [{ type: shown }, setFilter] = useFilterInAddress<{ type: Shown }>({ type: 'all' }, isShown)
  const [asked, setAsked] = useState(false)
  const [open, setOpen] = useState(false)
  const create = (
    <Button
      variant="primary"
      icon={<Plus aria-hidden className="size-5" />}
      onClick={() => {
        setAsked(true)
        setOpen(true)
      }}
    >
      {texts.create}
    </Button>
  )
  const { can_text } = useSession()
  const tabs = (['all', 'email', 'sms'] as const).map((value) => ({
    value,
    label: texts.tabs[value],
    content: <Campaigns of={value} create={create} />,
  }))
  return (
    <Page title={texts.title} description={texts.description} actions={create}>
      {can_text ? (
        <Tabs label={texts.filter} tabs={tabs} value={shown} onChange={(type) => setFilter({ type })} />
      ) : (
        <Campaigns of="all" create={create} />
      )}
      <Suspense>
        {asked && (
          <NewCampaignDialog type={shown === 'email' ? 'email' : 'sms'} open={open} onOpenChange={setOpen} />
        )}
      </Suspense>
    </Page>
  )
}

const isShown = ({ type }: { type: Shown }): boolean => Object.hasOwn(texts.tabs, type)

function Campaigns({ of, create }: { of: Shown; create: ReactNode }) {
  const list = useInfiniteQuery(campaignsQuery(of))
  const none = (
    <Card>
      <EmptyState
        icon={<Megaphone />}
        title={of === 'all' ? texts.empty.title : texts.noneOf[of]}
        action={create}
      >
        {texts.empty.text}
      </EmptyState>
    </Card>
  )
  return (
    <div className="flex flex-col gap-4">
      <PagedList pages={list} words={{ ...texts, failed: texts.loadFailed }} loading={loading} none={none}>
        {(campaigns) => <CampaignTable campaigns={campaigns} />}
      </PagedList>
    </div>
  )
}

const loading = (
  <LoadingRows label={texts.loading} rows={4} className="flex flex-col gap-px">
    <Skeleton className="h-16 rounded-md" />
  </LoadingRows>
)
