import { useQuery } from '@tanstack/react-query'
import type { PlatformMonth, PlatformMonths } from '#server/admin/contract.ts'
import { dateFormat, PLATFORM_LOCALE } from '#server/platform/text/locale.ts'
import { Failed } from '../Failed.tsx'
import { createUtcFormat, format } from '../format.ts'
import { Loading } from '../Loading.tsx'
import { MonthChart, type MonthFigures } from './MonthChart.tsx'
import { monthTexts as words } from './monthTexts.ts'
import { monthsQuery } from './overviewQueries.ts'

/**
 * The platform's figures of the last 12 months. Their definitions stand beside `platformMonth` in monthsContract.ts.
 */
export default function MonthCharts() {
  const query = useQuery(monthsQuery)
  const { data, error } = query
  return (
    <section aria-labelledby="months" className="flex flex-col gap-4">
      <div>
        <h2 id="months" className="display text-xl">
          {words.title}
        </h2>
        <p className="text-muted text-sm">{words.description}</p>
        {data && <p className="text-muted text-sm">{knownSince(data)}</p>}
      </div>
      {!data && <Failed query={query} />}
      {!error && !data && <Loading className="h-96 rounded-lg" />}
      {data && (
        <div className="grid grid-cols-1 gap-6 xl:grid-cols-2">
          {figures.map((one) => (
            <MonthChart key={one.title} figures={one} months={data.months} nameOf={nameOf} />
          ))}
        </div>
      )}
    </section>
  )
}

/** Says from when on the figures are known, if some are not. */
function knownSince({ known_since, months }: PlatformMonths) {
  if (!known_since) return words.unknownYet
  return known_since >= months[0]!.month && words.unknown(createUtcFormat().longDate(known_since))
}

const month = dateFormat(PLATFORM_LOCALE, { month: 'short', year: 'numeric', timeZone: 'UTC' })
const nameOf = (at: string) => month.format(new Date(`${at}-01`))

const share = (part: number, whole: number) => (whole === 0 ? null : Math.round((1000 * part) / whole) / 10)

const figures: MonthFigures[] = [
  {
    ...words.mrr,
    partsOf: ({ mrr }) => mrr !== null && [mrr],
    write: format.money,
    columns: [{ name: words.mrr.figure, is: 'money', of: ({ mrr }) => mrr }],
  },
  {
    ...words.signUps,
    partsOf: ({ sign_ups }) => [sign_ups],
    write: format.number,
    columns: [{ name: words.signUps.figure, of: ({ sign_ups }) => sign_ups }],
  },
  {
    ...words.churn,
    partsOf: ({ lost }) => lost !== null && [lost],
    write: format.number,
    columns: [
      { name: words.churn.figure, of: ({ lost }) => lost },
      { name: words.churn.paying, of: ({ start }) => start?.paying ?? null },
      { name: words.churn.lost, of: ({ start }) => start?.lost ?? null },
      { name: words.churn.rate, is: 'percent', of: ({ start }) => start && share(start.lost, start.paying) },
    ],
  },
  {
    ...words.trials,
    partsOf: ({ trials }) => trials !== null && [trials.paid, trials.begun - trials.paid],
    legend: [words.trials.paid, words.trials.unpaid],
    write: format.number,
    columns: [
      { name: words.trials.begun, of: ({ trials }) => trials?.begun ?? null },
      { name: words.trials.paid, of: ({ trials }) => trials?.paid ?? null },
      { name: words.trials.running, of: ({ trials }) => trials?.running ?? null },
      {
        name: words.trials.rate,
        is: 'percent',
        of: ({ trials }: PlatformMonth) => trials && share(trials.paid, trials.begun),
      },
    ],
  },
]
