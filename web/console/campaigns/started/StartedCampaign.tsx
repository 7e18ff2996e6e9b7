import { useQuery } from '@tanstack/react-query'
import type { CampaignDetail } from '#server/messaging/campaigns/contract.ts'
import { Badge } from '#web/ui/layout/Badge.tsx'
import { Card } from '#web/ui/layout/Card.tsx'
import { Banner } from '#web/ui/notices/Banner.tsx'
import { useReport } from '#web/ui/notices/useReport.ts'
import { ReviewedLinks } from '../../messages/ReviewedLinks.tsx'
import { type Format, useFormat } from '../../page/format.ts'
import { Page } from '../../page/Page.tsx'
import { BackToCampaigns } from '../BackToCampaigns.tsx'
import { forecastQuery, useAct } from '../campaignsQuery.ts'
import { draftTexts } from '../draft/texts.ts'
import { Forecast } from '../Forecast.tsx'
import { StatusBadge } from '../StatusBadge.tsx'
import { texts as words } from '../texts.ts'
import { CampaignActs } from './CampaignActs.tsx'
import { Effect } from './Effect.tsx'
import { Progress } from './Progress.tsx'
import { Recipients } from './Recipients.tsx'
import { Results } from './Results.tsx'
import { useReadTogether } from './resultsQuery.ts'
import { runTexts as texts } from './texts.ts'
import { WhatItSays } from './WhatItSays.tsx'

/** A campaign that is scheduled, being sent or sent: its progress and its results. */
export default function StartedCampaign({ campaign }: { campaign: CampaignDetail }) {
  const format = useFormat()
  const { name, type, status, started_at } = campaign
  useReadTogether(campaign)
  return (
    <Page
      title={name}
      description={whenOf(campaign, format)}
      aside={
        <>
          <StatusBadge status={status} />
          <Badge>{words.types[type]}</Badge>
        </>
      }
      actions={<CampaignActs campaign={campaign} />}
    >
      <BackToCampaigns />
      <div className="flex flex-col gap-6">
        <Why campaign={campaign} />
        <Looked campaign={campaign} />
        {started_at && (
          <>
            <Progress campaign={campaign} />
            <Results campaign={campaign} />
            <Effect campaign={campaign} />
            <Recipients campaign={campaign} />
          </>
        )}
        {status === 'scheduled' && <ToCome campaign={campaign} />}
        <WhatItSays campaign={campaign} />
      </div>
    </Page>
  )
}

function whenOf({ status, scheduled_for, started_at, sent_at, not_after }: CampaignDetail, format: Format) {
  const { dateTime } = format
  const said = [
    status === 'scheduled' && scheduled_for && texts.when.scheduled(dateTime(scheduled_for)),
    sent_at && texts.when.sent(dateTime(sent_at)),
    !sent_at && started_at && texts.when.began(dateTime(started_at)),
    not_after && !sent_at && texts.when.notAfter(dateTime(not_after)),
  ]
  return said.filter(Boolean).join(' ')
}

/** The reason why a campaign is paused, waits or was not sent. */
function Why({ campaign }: { campaign: CampaignDetail }) {
  const { dateTime } = useFormat()
  const { status, status_reason, goes_on_at } = campaign
  if (goes_on_at) return <Banner>{texts.quiet(dateTime(goes_on_at))}</Banner>
  if (!status_reason || (status !== 'paused' && status !== 'failed')) return null
  return (
    <Banner tone={status === 'failed' ? 'danger' : 'warning'} title={texts[status]} live>
      {status_reason}
    </Banner>
  )
}

function Looked({ campaign: { id, looked_at_for } }: { campaign: CampaignDetail }) {
  const report = useReport()
  const { mutate, isPending } = useAct(id)
  const drop = () => mutate('dropLinks', report({ done: texts.done.dropLinks, failed: texts.actFailed }))
  return <ReviewedLinks hosts={looked_at_for} words={texts.look} busy={isPending} onDrop={drop} />
}

/** The forecast for sending a scheduled campaign now. Its audience is only determined when it is sent. */
function ToCome({ campaign }: { campaign: CampaignDetail }) {
  const asked = useQuery(forecastQuery(campaign.id, campaign.version))
  return (
    <Card title={draftTexts.forecast.title} className="max-w-xl">
      <Forecast channel={campaign.type} asked={asked} />
    </Card>
  )
}
