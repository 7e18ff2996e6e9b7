import { lazy, Suspense, useState } from 'react'
import type { AnalyticsView, RewardSums } from '#server/data/analytics/contract.ts'
import { Card } from '#web/ui/Card.tsx'
import { useFormat } from '../../page/format.ts'
import { analyticsTexts } from '../analyticsTexts.ts'
import { SaveChart } from '../charts/SaveChart.tsx'

const CostDialog = lazy(() => import('./CostDialog.tsx'))
const texts = analyticsTexts.rewards

/** What was handed out in the period, and what it cost as far as somebody said. */
export function RewardsCard({ analytics: { rewards, now } }: { analytics: AnalyticsView }) {
  const { number, money } = useFormat()
  const [asked, setAsked] = useState<RewardSums>()
  const [open, setOpen] = useState(false)
  const ask = (reward: RewardSums) => {
    setAsked(reward)
    setOpen(true)
  }
  const sum = (of: (reward: RewardSums) => number) => rewards.reduce((total, reward) => total + of(reward), 0)
  const cost = sum((reward) => (reward.cost ?? 0) * reward.handed_out)
  const unknown = sum((reward) => (reward.cost === null ? reward.handed_out : 0))
  const isKnown = rewards.some((reward) => reward.cost !== null)
  return (
    <Card title={texts.title}>
      <p className="mb-3 text-pretty text-lg">
        {isKnown ? texts.total(money(cost), money(now.discounts)) : texts.discounts(money(now.discounts))}
      </p>
      {unknown > 0 && <p className="mb-3">{texts.unknown(unknown, number(unknown))}</p>}
      {rewards.length === 0 ? (
        <p className="text-muted">{texts.none}</p>
      ) : (
        <table className="w-full tabular-nums">
          <thead>
            <tr className="border-line border-b text-muted text-sm [&>th]:py-2 [&>th:not(:first-child)]:ps-3 [&>th]:text-end [&>th]:font-semibold [&>th:first-child]:text-start">
              {[texts.reward, texts.handedOut, texts.each, texts.all].map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rewards.map((reward) => (
              <Row key={reward.id} reward={reward} onAsk={() => ask(reward)} />
            ))}
          </tbody>
        </table>
      )}
      {rewards.length > 0 && (
        <div className="mt-2 flex justify-end">
          <SaveChart
            table={{
              title: texts.title,
              columns: [
                { name: texts.reward },
                { name: texts.program },
                { name: texts.handedOut },
                { name: texts.each, is: 'money' },
              ],
              rows: rewards.map((reward) => [reward.name, reward.program, reward.handed_out, reward.cost]),
            }}
          />
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

function Row({ reward, onAsk }: { reward: RewardSums; onAsk: () => void }) {
  const { number, money } = useFormat()
  const { name, program, handed_out, cost } = reward
  return (
    <tr className="border-line border-b last:border-0 [&>td]:text-end">
      <th scope="row" className="py-2 pe-3 text-start font-normal">
        <bdi className="wrap-anywhere block">{name}</bdi>
        <bdi className="wrap-anywhere block text-muted text-sm">{program}</bdi>
      </th>
      <td>{number(handed_out)}</td>
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
      <td className="ps-3">{cost === null ? '' : money(cost * handed_out)}</td>
    </tr>
  )
}
