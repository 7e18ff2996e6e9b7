import { useQuery } from '@tanstack/react-query'
import { LEAST_FOR_HOLDOUT } from '#server/messaging/campaigns/config.ts'
import type { CampaignDetail } from '#server/messaging/campaigns/contract.ts'
import { Card } from '#web/ui/layout/Card.tsx'
import { allRewardsQuery } from '../../gifts/giftsQuery.ts'
import { MailPreview } from '../../messages/MailPreview.tsx'
import { type Format, useFormat } from '../../page/format.ts'
import { nameOfLanguage } from '../../page/nameOfLanguage.ts'
import { programsQuery } from '../../programs/programsQuery.ts'
import { segmentsQuery } from '../../segments/segmentsQuery.ts'
import { noWords } from '../../templates/template.ts'
import { draftPreviewQuery } from '../../templates/templatesQuery.ts'
import { draftTexts } from '../draft/texts.ts'
import { runTexts } from './texts.ts'

const texts = runTexts.settings

/** The texts, in each language, and the settings, as they were when the campaign was sent. */
export function WhatItSays({ campaign }: { campaign: CampaignDetail }) {
  const names = campaign.texts.length > 1 ? runTexts.variants.names : []
  return (
    <Card title={texts.title}>
      <div className="flex flex-col gap-4">
        {campaign.texts.map(({ translations, ...own }, place) => (
          <div key={runTexts.variants.names[place]} className="flex flex-col gap-4">
            <Said campaign={campaign} words={own} name={names[place]} />
            {translations.map((words) => (
              <Said key={words.language} campaign={campaign} words={words} name={names[place]} />
            ))}
          </div>
        ))}
        <Facts campaign={campaign} />
      </div>
    </Card>
  )
}

type Words = CampaignDetail['texts'][number]['translations'][number]

type SaidProps = {
  campaign: CampaignDetail
  words: Omit<Words, 'language'> & { language?: Words['language'] }
  name: string | undefined
}

/** One wording, with the name of its text if there are two, and the name of its language if it is a translation. */
function Said({ campaign, words, name }: SaidProps) {
  const caption = [name, words.language && nameOfLanguage(words.language)].filter(Boolean).join(' · ')
  return (
    <figure className="max-w-prose">
      {caption && <figcaption className="mb-1 text-muted text-sm">{caption}</figcaption>}
      <blockquote lang={words.language} className="rounded-lg bg-quiet p-4">
        {words.subject && (
          <p dir="auto" className="wrap-anywhere mb-2 font-semibold">
            {words.subject}
          </p>
        )}
        {campaign.type === 'email' ? <Mail words={words} offer={campaign.offer} /> : <Plain {...words} />}
      </blockquote>
    </figure>
  )
}

function Plain({ body }: Pick<Words, 'body'>) {
  return (
    <p dir="auto" className="wrap-anywhere whitespace-pre-line">
      {body}
    </p>
  )
}

/**
 * The mail to an example customer, in the business's colours of today. Where it cannot be shown, as when its reward is
 * gone, the plain text stands instead.
 */
function Mail({ words, offer }: Pick<SaidProps, 'words'> & Pick<CampaignDetail, 'offer'>) {
  const { subject, body, blocks } = words
  const written = { ...noWords, subject: subject ?? '', body, blocks }
  const { data } = useQuery(draftPreviewQuery('email', written, { reader: '', offer }))
  return data?.html ? <MailPreview html={data.html} /> : <Plain body={body} />
}

function Facts({ campaign }: { campaign: CampaignDetail }) {
  const { throttle_per_minute, audience, offer } = campaign
  const format = useFormat()
  const { number } = format
  const heldOut = heldOutOf(campaign, format)
  const facts = [
    [texts.audience, <Audience key="audience" audience={audience} />] as const,
    ...(offer ? [[texts.offer, <Offer key="offer" offer={offer} />] as const] : []),
    ...(offer?.kind === 'reward'
      ? [[texts.days, texts.ofDays(number(offer.valid_days), offer.valid_days)] as const]
      : []),
    ...(heldOut ? [[texts.heldOut, heldOut] as const] : []),
    ...(throttle_per_minute ? [[texts.pace, number(throttle_per_minute)] as const] : []),
  ]
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-2">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt className="text-muted text-sm">{label}</dt>
          <dd dir="auto">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The share of customers held out, to compare with. Before the start nobody knows whether there are enough of them. */
function heldOutOf(campaign: CampaignDetail, { number, percent }: Format): string | undefined {
  const { audience, holdout_percent, progress, status } = campaign
  if (audience.kind === 'picked' || holdout_percent === 0) return undefined
  if (status === 'scheduled') return texts.heldOutFrom(percent(holdout_percent), number(LEAST_FOR_HOLDOUT))
  return progress.held_out > 0 ? percent(holdout_percent) : undefined
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
