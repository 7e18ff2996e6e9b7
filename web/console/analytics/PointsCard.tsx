import { useQuery } from '@tanstack/react-query'
import type { AnalyticsView, Figures, ForecastView } from '#server/data/analytics/contract.ts'
import { Card } from '#web/ui/layout/Card.tsx'
import { LoadFailed } from '#web/ui/notices/LoadFailed.tsx'
import { Skeleton } from '#web/ui/progress/Skeleton.tsx'
import { SaveChart } from '../charts/SaveChart.tsx'
import type { Cell, ChartTable } from '../charts/table.ts'
import { ExportFile } from '../exports/ExportFile.tsx'
import { useFormat } from '../page/format.ts'
import { forecastQuery } from './analyticsQuery.ts'
import { Forecast } from './Forecast.tsx'
import { hasPoints } from './hasPoints.ts'
import { analyticsTexts as texts } from './texts.ts'
import { useChange } from './useChange.ts'

const words = texts.points

type Moves = [keyof Figures, string][]
const movedPoints: Moves = [
  ['points_given', words.given],
  ['points_used', words.used],
  ['points_expired', words.expired],
]
const movedRewards: Moves = [
  ['rewards_earned', words.earned],
  ['rewards_handed_out', words.handedOut],
]

/** Figures of points and rewards that came in or went out in the period; points only where there are any. */
const movedIn = (analytics: AnalyticsView): Moves => [
  ...(hasPoints(analytics) ? movedPoints : []),
  ...movedRewards,
]

/** Points and rewards that the business still owes its customers, and how they changed in the period. */
export function PointsCard({ analytics }: { analytics: AnalyticsView }) {
  const query = useQuery(forecastQuery)
  const { data, error } = query
  return (
    <Card title={words.title}>
      <div className="flex flex-col gap-3 text-pretty">
        {!data && <LoadFailed query={query} title={texts.failed} retry={texts.retry} />}
        {!data && !error && <Skeleton className="h-20 rounded-lg" />}
        {data && <HeldWords held={data.held} />}
        <Moved analytics={analytics} />
        {data && <Forecast forecast={data} />}
        {data && (
          <div className="flex flex-wrap justify-end gap-2">
            <ExportFile file="outstanding" size="small" />
            <SaveChart table={tableOf(analytics, data.held)} />
          </div>
        )}
      </div>
    </Card>
  )
}

function Moved({ analytics }: { analytics: AnalyticsView }) {
  const { now, before } = analytics
  const { number } = useFormat()
  const change = useChange(before)
  return (
    <table className="w-full tabular-nums">
      <thead>
        <tr className="border-line border-b text-muted text-sm [&>th]:py-2 [&>th]:font-semibold">
          <th scope="col" className="text-start">
            {words.figure}
          </th>
          <th scope="col" className="text-end">
            {words.period}
          </th>
        </tr>
      </thead>
      <tbody>
        {movedIn(analytics).map(([key, name]) => (
          <tr key={key} className="border-line border-b align-top last:border-0 [&>*]:py-2">
            <th scope="row" className="pe-3 text-start font-normal">
              {name}
            </th>
            <td className="text-end">
              {number(now[key])}
              <span className="block text-muted text-sm">{change(now[key], before[key], number)}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Points and rewards held are known for today only, so the period before is blank for them. */
function tableOf(analytics: AnalyticsView, held: ForecastView['held']): ChartTable {
  const { now, before } = analytics
  const { rows } = words
  const holdsPoints = held.points > 0 || hasPoints(analytics)
  const today: [string, Cell][] = [
    ...(holdsPoints ? ([[rows.points, held.points]] as [string, Cell][]) : []),
    [rows.rewards, held.rewards],
    ...(holdsPoints ? ([[rows.idle, held.idle_points]] as [string, Cell][]) : []),
  ]
  if (held.unpriced_points < held.points)
    today.push([rows.low, { money: held.worth.low }], [rows.high, { money: held.worth.high }])
  return {
    title: words.title,
    columns: [words.figure, words.period, texts.before].map((name) => ({ name })),
    rows: [
      ...today.map(([name, value]) => [words.today(name), value, null]),
      ...movedIn(analytics).map(([key, name]) => [name, now[key], before[key]]),
    ],
  }
}

function HeldWords({ held }: Pick<ForecastView, 'held'>) {
  const { number, money, percent } = useFormat()
  const { points, rewards, worth, unpriced_points: unpriced, idle_points: idle } = held
  return (
    <>
      <p className="text-lg">
        {words.held([
          ...(points > 0 ? [words.heldPoints(points, number(points))] : []),
          words.heldRewards(rewards, number(rewards)),
        ])}
      </p>
      {unpriced < points && <p>{words.worth(money(worth.low), money(worth.high))}</p>}
      {unpriced > 0 && <p>{words.unpriced(number(unpriced), unpriced === points)}</p>}
      {idle > 0 && <p>{words.idle(number(idle), percent(Math.round((100 * idle) / points)))}</p>}
    </>
  )
}
