import { useQuery } from '@tanstack/react-query'
import type { CampaignDetail } from '#server/messaging/campaigns/contract.ts'
import type { CampaignEffect, CampaignResults } from '#server/messaging/campaigns/results/contract.ts'
import { Card } from '#web/ui/layout/Card.tsx'
import { StatCard } from '#web/ui/layout/StatCard.tsx'
import { LoadFailed } from '#web/ui/notices/LoadFailed.tsx'
import { useFormat } from '../../page/format.ts'
import { isMoving } from '../campaignsQuery.ts'
import { effectQuery, resultsQuery } from './resultsQuery.ts'
import { runTexts } from './texts.ts'
import { Variants } from './Variants.tsx'

const texts = runTexts.results

/**
 * Responses to the messages: clicks, unsubscribes and redeemed offers; for texts also deliveries and replies, for
 * emails opens.
 */
export function Results({ campaign }: { campaign: CampaignDetail }) {
  const { id } = campaign
  const isLive = isMoving(campaign)
  const results = useQuery(resultsQuery(id, isLive))
  const effect = useQuery(effectQuery(id, isLive))
  if (results.error && !results.data)
    return <LoadFailed query={results} title={texts.failed} retry={runTexts.retry} />
  return (
    <section className="flex flex-col gap-4">
      <h2 className="display text-xl">{texts.title}</h2>
      <Figures campaign={campaign} results={results.data} effect={effect.data} />
      {results.data && results.data.variants.length > 1 && (
        <Variants campaign={campaign} variants={results.data.variants} />
      )}
      {effect.data && effect.data.links.length > 0 && <Links links={effect.data.links} />}
    </section>
  )
}

type FiguresProps = {
  campaign: CampaignDetail
  results: CampaignResults | undefined
  effect: CampaignEffect | undefined
}

/** Sent and delivered are the campaign's own counts, like the progress above and the recipients below. */
function Figures({ campaign: { type, offer, progress }, results, effect }: FiguresProps) {
  const { number, percent } = useFormat()
  const sent = progress.accepted + progress.delivered
  const share = (n: number | undefined) =>
    n === undefined || sent === 0 ? undefined : texts.share(percent(Math.round((100 * n) / sent)))
  const besides = (n: number | undefined, words: (n: string) => string) => (n ? words(number(n)) : undefined)
  const figure = (label: string, n: number | undefined, besidesIt?: string) => (
    <StatCard
      label={label}
      value={n === undefined ? undefined : number(n)}
      detail={[share(n), besidesIt].filter(Boolean).join('. ')}
    />
  )
  return (
    <div
      className={`grid grid-cols-2 gap-3 max-lg:[&>:last-child:nth-child(odd)]:col-span-2 ${columnsFor[(type === 'sms' ? 5 : 4) + (offer ? 1 : 0)]}`}
    >
      <StatCard label={texts.sent} value={number(sent)} />
      {type === 'sms' ? (
        <>
          {figure(texts.delivered, progress.delivered)}
          {figure(texts.replies, results?.replies)}
        </>
      ) : (
        figure(texts.opened, results?.opened, besides(results?.machine_opened, texts.machineOpened))
      )}
      {figure(texts.clicked, effect?.clicked, besides(effect?.machine_clicked, texts.machineClicked))}
      {figure(texts.unsubscribed[type], results?.unsubscribed)}
      {offer && figure(texts.redeemed, results?.redeemed)}
    </div>
  )
}

/** Grid columns by the number of figures, for wide screens. */
const columnsFor: Record<number, string> = {
  4: 'lg:grid-cols-4',
  5: 'lg:grid-cols-5',
  6: 'lg:grid-cols-3 2xl:grid-cols-6',
}

function Links({ links }: { links: CampaignEffect['links'] }) {
  const { number } = useFormat()
  return (
    <Card title={texts.links}>
      <ul className="divide-y divide-line">
        {links.map(({ url, people }) => (
          <li key={url} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-2">
            <span className="wrap-anywhere min-w-0">{url}</span>
            <span className="text-muted tabular-nums">{texts.followed(number(people), people)}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
