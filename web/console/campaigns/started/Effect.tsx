import { useQuery } from '@tanstack/react-query'
import type { CampaignDetail } from '#server/messaging/campaigns/contract.ts'
import type { CampaignEffect } from '#server/messaging/campaigns/results/contract.ts'
import { Card } from '#web/ui/layout/Card.tsx'
import { LoadFailed } from '#web/ui/notices/LoadFailed.tsx'
import { Skeleton } from '#web/ui/progress/Skeleton.tsx'
import { liftWords } from '../../messages/liftWords.ts'
import { type Format, useFormat } from '../../page/format.ts'
import { isMoving } from '../campaignsQuery.ts'
import { effectQuery } from './resultsQuery.ts'
import { runTexts } from './texts.ts'

const texts = runTexts.effect

/**
 * How many receivers came and what they spent, compared with customers held out: only the comparison shows the effect.
 */
export function Effect({ campaign }: { campaign: CampaignDetail }) {
  const query = useQuery(effectQuery(campaign.id, isMoving(campaign)))
  const { data, error } = query
  const format = useFormat()
  if (!data && error) return <LoadFailed query={query} title={texts.failed} retry={runTexts.retry} />
  if (!data) return <Skeleton className="h-56 rounded-lg" />
  return (
    <Card title={texts.title} description={data.counted_until && untilOf(data.counted_until, format)}>
      <p className="mb-4 max-w-prose text-lg text-pretty">{verdictOf(data, format)}</p>
      <Groups effect={data} />
      {data.lift && data.unreached.people > 0 && (
        <p className="mt-4 max-w-prose text-muted text-sm">{texts.wholeCompared}</p>
      )}
    </Card>
  )
}

const untilOf = (until: string, { date }: Format): string =>
  Date.parse(until) > Date.now() ? texts.until(date(until)) : texts.over(date(until))

function verdictOf({ lift, held_out }: CampaignEffect, { number }: Format): string {
  if (lift) return liftWords(lift, texts.verdicts, number)
  return held_out.people === 0 ? texts.noHoldout : texts.notWhole
}

function Groups({ effect: { messaged, unreached, held_out } }: { effect: CampaignEffect }) {
  const { number, percent, money } = useFormat()
  const rows = [
    [texts.messaged, messaged] as const,
    ...(unreached.people > 0 ? [[texts.unreached, unreached] as const] : []),
    ...(held_out.people > 0 ? [[texts.heldOut, held_out] as const] : []),
  ]
  const cameOf = ({ people, came }: typeof messaged) =>
    people === 0 ? number(came) : texts.cameOf(number(came), percent(Math.round((100 * came) / people)))
  return (
    <div className="overflow-x-auto">
      <table className="w-full tabular-nums">
        <thead>
          <tr className="border-line border-b text-muted text-sm [&>th]:py-2 [&>th]:pe-3 [&>th]:text-start [&>th]:align-bottom [&>th]:font-semibold">
            <th scope="col" className="max-sm:hidden">
              <span className="sr-only">{texts.customers}</span>
            </th>
            <th scope="col">{texts.customers}</th>
            <th scope="col">{texts.came}</th>
            <th scope="col">{texts.spent}</th>
            <th scope="col">{texts.perCustomer}</th>
          </tr>
        </thead>
        {rows.map(([label, group]) => (
          <tbody key={label} className="border-line border-b last:border-0">
            {/* On phones the name has a line of its own, so that the figures fit beside each other. */}
            <tr className="sm:hidden">
              <th scope="rowgroup" colSpan={4} className="pt-2 text-start font-semibold">
                {label}
              </th>
            </tr>
            <tr className="[&>*]:py-2 [&>*]:pe-3">
              <th scope="row" className="text-start font-semibold max-sm:hidden">
                {label}
              </th>
              <td>{number(group.people)}</td>
              <td>{cameOf(group)}</td>
              <td>{money(group.spent)}</td>
              <td>{group.people > 0 ? money(Math.round(group.spent / group.people)) : ''}</td>
            </tr>
          </tbody>
        ))}
      </table>
    </div>
  )
}
