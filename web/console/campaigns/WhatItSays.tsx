import { useQuery } from '@tanstack/react-query'
import type { CampaignDetail } from '#server/messaging/campaigns/contract.ts'
import { Card } from '#web/ui/Card.tsx'
import { useFormat } from '../page/format.ts'
import { programsQuery } from '../programs/programsQuery.ts'
import { segmentsQuery } from '../segments/segmentsQuery.ts'
import { draftTexts } from './draftTexts.ts'
import { runTexts } from './runTexts.ts'

const texts = runTexts.settings

/** What was written to whom: it stays as it was when it was sent. */
export function WhatItSays({ campaign }: { campaign: CampaignDetail }) {
  const { texts: written, throttle_per_minute, audience, offer } = campaign
  const { number, percent } = useFormat()
  const facts = [
    [texts.audience, <Audience key="audience" audience={audience} />] as const,
    ...(offer ? [[texts.code, <Code key="code" programId={offer.program_id} />] as const] : []),
    ...(audience.kind === 'picked' ? [] : [[texts.heldOut, percent(campaign.holdout_percent)] as const]),
    ...(throttle_per_minute ? [[texts.pace, number(throttle_per_minute)] as const] : []),
  ]
  return (
    <Card title={texts.title}>
      <div className="flex flex-col gap-4">
        {written.map(({ subject, body }, place) => (
          <blockquote key={runTexts.variants.names[place]} className="max-w-prose rounded-lg bg-quiet p-4">
            {subject && (
              <p dir="auto" className="wrap-anywhere mb-2 font-semibold">
                {subject}
              </p>
            )}
            <p dir="auto" className="wrap-anywhere whitespace-pre-line">
              {body}
            </p>
          </blockquote>
        ))}
        <dl className="flex flex-wrap gap-x-8 gap-y-2">
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt className="text-muted text-sm">{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Card>
  )
}

function Audience({ audience }: Pick<CampaignDetail, 'audience'>) {
  const { number } = useFormat()
  const { data } = useQuery({ ...segmentsQuery, enabled: audience.kind === 'segment' })
  if (audience.kind === 'all') return draftTexts.audience.all.label
  if (audience.kind === 'picked') {
    const { length } = audience.customer_ids
    return draftTexts.picked.count(number(length), length)
  }
  return data?.find(({ id }) => id === audience.segment)?.name ?? draftTexts.audience.segment.label
}

function Code({ programId }: { programId: string }) {
  const { data } = useQuery(programsQuery)
  return data?.data.find(({ id }) => id === programId)?.name ?? draftTexts.offer.gone
}
