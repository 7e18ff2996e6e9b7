import { Suspense, useState } from 'react'
import type { AnalyticsView, RewardSums } from '#server/data/analytics/contract.ts'
import { Card } from '#web/ui/layout/Card.tsx'
import { lazyPart } from '#web/ui/parts/lazyPart.tsx'
import { SaveChart } from '../../charts/SaveChart.tsx'
import { useFormat } from '../../page/format.ts'
import { Figure } from '../Figure.tsx'
import { analyticsTexts } from '../texts.ts'
import { useChange, wasOpen } from '../useChange.ts'
import { rewardsTable } from './rewardsTable.ts'

const CostDialog = lazyPart(() => import('./CostDialog.tsx'))
const texts = analyticsTexts.rewards

/** Rewards handed out in the period and their cost, as far as costs were entered. */
export function RewardsCard({ analytics }: { analytics: AnalyticsView }) {
  const { rewards } = analytics
  const { number } = useFormat()
  const [asked, setAsked] = useState<RewardSums>()
  const [open, setOpen] = useState(false)
  const ask = (reward: RewardSums) => {
    setAsked(reward)
    setOpen(true)
  }
  const unknown = sumOf(rewards, (reward) => (reward.cost === null ? reward.handed_out : 0))
  return (
    <Card title={texts.title}>
      <Totals analytics={analytics} />
      {unknown > 0 && <p className="mb-3">{texts.unknown(unknown, number(unknown))}</p>}
      {rewards.length === 0 ? (
        <p className="text-muted">{texts.none}</p>
      ) : (
        <table className="w-full tabular-nums">
          <thead>
            <tr className="border-line border-b text-muted text-sm [&>th]:py-2 [&>th:not(:first-child)]:ps-3 [&>th]:text-end [&>th]:font-semibold [&>th:first-child]:text-start max-sm:[&>th:first-child]:w-full">
              {[texts.reward, texts.handedOut, texts.each, texts.all].map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rewards.map((reward) => (
              <Row
                key={reward.id}
                reward={reward}
                compares={wasOpen(analytics.before)}
                onAsk={() => ask(reward)}
              />
            ))}
          </tbody>
        </table>
      )}
      {rewards.length > 0 && (
        <div className="mt-2 flex justify-end">
          <SaveChart table={rewardsTable(rewards)} />
        </div>
      )}
      {asked && (
        <Suspense>
          <CostDialog reward={asked} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </Card>
  )
}

const sumOf = (rewards: RewardSums[], of: (reward: RewardSums) => number): number =>
  rewards.reduce((total, reward) => total + of(reward), 0)

/** The total cost of the rewards, by their costs of today, and the discounts given. */
function Totals({ analytics: { rewards, now, before } }: { analytics: AnalyticsView }) {
  const { money } = useFormat()
  const change = useChange(before)
  const cost = sumOf(rewards, (reward) => (reward.cost ?? 0) * reward.handed_out)
  const costBefore = sumOf(rewards, (reward) => (reward.cost ?? 0) * reward.handed_out_before)
  const isKnown = rewards.some((reward) => reward.cost !== null)
  return (
    <dl className="mb-3 grid gap-4 sm:grid-cols-2">
      {isKnown && <Figure label={texts.cost} value={money(cost)} change={change(cost, costBefore, money)} />}
      <Figure
        label={texts.discounts}
        value={money(now.discounts)}
        change={change(now.discounts, before.discounts, money)}
      />
    </dl>
  )
}

type RowProps = { reward: RewardSums; compares: boolean; onAsk: () => void }

function Row({ reward, compares, onAsk }: RowProps) {
  const { number, money } = useFormat()
  const { name, program, handed_out, handed_out_before, cost } = reward
  return (
    <tr className="border-line border-b last:border-0 [&>td]:text-end">
      <th scope="row" className="py-2 pe-3 text-start font-normal">
        <bdi className="wrap-anywhere block">{name}</bdi>
        <bdi className="wrap-anywhere block text-muted text-sm">{program}</bdi>
      </th>
      <td>
        {number(handed_out)}
        {compares && <Before>{number(handed_out_before)}</Before>}
      </td>
      <td>
        <button
          type="button"
          aria-label={cost === null ? texts.sayOf(name) : texts.changeOf(name, money(cost))}
          onClick={onAsk}
          className="min-h-11 ps-3 underline underline-offset-4 pointer-fine:min-h-9"
        >
          {cost === null ? texts.say : money(cost)}
        </button>
      </td>
      <td className="ps-3">
        {cost !== null && (
          <>
            {money(cost * handed_out)}
            {compares && <Before>{money(cost * handed_out_before)}</Before>}
          </>
        )}
      </td>
    </tr>
  )
}

function Before({ children }: { children: string }) {
  return <span className="block text-muted text-sm">{analyticsTexts.figures.before(children)}</span>
}
