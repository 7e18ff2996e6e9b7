import { useQuery } from '@tanstack/react-query'
import type { CampaignDetail } from '#server/messaging/campaigns/contract.ts'
import { languageName } from '#server/platform/locale.ts'
import { Card } from '#web/ui/Card.tsx'
import { allRewardsQuery } from '../gifts/giftsQuery.ts'
import { useFormat } from '../page/format.ts'
import { programsQuery } from '../programs/programsQuery.ts'
import { segmentsQuery } from '../segments/segmentsQuery.ts'
import { draftTexts } from './draftTexts.ts'
import { runTexts } from './runTexts.ts'

const texts = runTexts.settings

/** What was written to whom, in each of its languages: it stays as it was when it was sent. */
export function WhatItSays({ campaign }: { campaign: CampaignDetail }) {
  return (
    <Card title={texts.title}>
      <div className="flex flex-col gap-4">
        {campaign.texts.map(({ translations, ...own }, place) => (
          <div key={runTexts.variants.names[place]} className="flex flex-col gap-4">
            <Said {...own} />
            {translations.map((words) => (
              <Said key={words.language} {...words} />
            ))}
          </div>
        ))}
        <Facts campaign={campaign} />
      </div>
    </Card>
  )
}

type Words = CampaignDetail['texts'][number]['translations'][number]

/** One wording; one in another language says in which. */
function Said({ language, subject, body }: Omit<Words, 'language'> & Partial<Pick<Words, 'language'>>) {
  return (
    <figure className="max-w-prose">
      {language && (
        <figcaption className="mb-1 text-muted text-sm">{languageName(language, 'en')}</figcaption>
      )}
      <blockquote lang={language} className="rounded-lg bg-quiet p-4">
        {subject && (
          <p dir="auto" className="wrap-anywhere mb-2 font-semibold">
            {subject}
          </p>
        )}
        <p dir="auto" className="wrap-anywhere whitespace-pre-line">
          {body}
        </p>
      </blockquote>
    </figure>
  )
}

function Facts({ campaign }: { campaign: CampaignDetail }) {
  const { throttle_per_minute, audience, offer } = campaign
  const { number, percent } = useFormat()
  const facts = [
    [texts.audience, <Audience key="audience" audience={audience} />] as const,
    ...(offer ? [[texts.offer, <Offer key="offer" offer={offer} />] as const] : []),
    ...(offer?.kind === 'reward'
      ? [[texts.days, texts.ofDays(number(offer.valid_days), offer.valid_days)] as const]
      : []),
    ...(audience.kind === 'picked' ? [] : [[texts.heldOut, percent(campaign.holdout_percent)] as const]),
    ...(throttle_per_minute ? [[texts.pace, number(throttle_per_minute)] as const] : []),
  ]
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-2">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt className="text-muted text-sm">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
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

function Offer({ offer }: { offer: NonNullable<CampaignDetail['offer']> }) {
  const isReward = offer.kind === 'reward'
  const rewards = useQuery({ ...allRewardsQuery, enabled: isReward })
  const programs = useQuery({ ...programsQuery, enabled: !isReward })
  const given = isReward
    ? rewards.data?.find(({ id }) => id === offer.reward_id)
    : programs.data?.data.find(({ id }) => id === offer.program_id)
  return given?.name ?? draftTexts.offer.gone
}
