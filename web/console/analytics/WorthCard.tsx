import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { WorthView } from '#server/data/analytics/contract.ts'
import type { CampaignsEffect } from '#server/messaging/campaigns/results/contract.ts'
import { Card } from '#web/ui/layout/Card.tsx'
import { liftWords } from '../messages/liftWords.ts'
import { useFormat } from '../page/format.ts'
import { campaignsEffectQuery, worthQuery } from './analyticsQuery.ts'
import { analyticsTexts } from './texts.ts'

const texts = analyticsTexts.worth

/** Shows if the loyalty program pays: spending, and revenue that messages brought, compared with those held out. */
export function WorthCard() {
  const { number } = useFormat()
  const campaigns = useQuery(campaignsEffectQuery).data
  const worth = useQuery(worthQuery).data
  if (!campaigns || !worth) return null
  const { compared, lift } = worth.triggers
  return (
    <Card title={texts.title}>
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-3">
        <Part title={texts.spending.title}>
          <SpendingWords spending={worth.spending} />
        </Part>
        <Part
          title={texts.campaigns.title}
          from={
            campaigns.campaigns > 0 && texts.campaigns.from(campaigns.campaigns, number(campaigns.campaigns))
          }
        >
          <CampaignWords effect={campaigns} />
        </Part>
        <Part title={texts.triggers.title} from={compared > 0 && texts.triggers.from}>
          {compared === 0 ? texts.triggers.none : liftWords(lift, texts.verdicts, number)}
        </Part>
      </div>
    </Card>
  )
}

function CampaignWords({ effect: { campaigns, lift, uncompared } }: { effect: CampaignsEffect }) {
  const { number } = useFormat()
  if (campaigns > 0) return liftWords(lift, texts.verdicts, number)
  if (uncompared.campaigns === 0) return texts.campaigns.none
  const { people, came } = uncompared.messaged
  const count = uncompared.campaigns
  return texts.campaigns.uncompared(number(came), number(people), number(count), count)
}

function Part({ title, from, children }: { title: string; from?: ReactNode; children: ReactNode }) {
  return (
    <div className="max-w-prose text-pretty">
      <h3 className="font-semibold">{title}</h3>
      {from && <p className="text-muted text-sm">{from}</p>}
      <p className="mt-2">{children}</p>
    </div>
  )
}

function SpendingWords({ spending: { customers, first, lately } }: { spending: WorthView['spending'] }) {
  const { money, number, percent } = useFormat()
  const words = texts.spending
  if (customers === 0) return words.none
  const change = first > 0 ? Math.round((100 * (lately - first)) / first) : null
  return words.compared({
    customers: words.customers(customers, number(customers)),
    first: money(Math.round(first / customers)),
    lately: money(Math.round(lately / customers)),
    change: change === null ? '' : ` (${change > 0 ? '+' : ''}${percent(change)})`,
  })
}
