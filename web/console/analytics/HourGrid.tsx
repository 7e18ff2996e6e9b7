import type { AnalyticsView } from '#server/data/analytics/contract.ts'
import { dateFormat } from '#server/platform/text/locale.ts'
import { Card } from '#web/ui/layout/Card.tsx'
import { Numbers } from '../charts/Numbers.tsx'
import { useFormat } from '../page/format.ts'
import { useSession } from '../session/session.ts'
import { analyticsTexts } from './texts.ts'

const texts = analyticsTexts.hours
const WEEK = [1, 2, 3, 4, 5, 6, 7] as const

/** Visits by weekday and hour, from the first hour with a visit to the last. The darker a field, the more visits. */
export function HourGrid({ hours }: { hours: AnalyticsView['hours'] }) {
  const { locale } = useSession().business
  const { number, hour: nameOfHour } = useFormat()
  // 1 January 2001 was a Monday.
  const nameOfDay = (weekday: number, length: 'short' | 'long') =>
    dateFormat(locale, { weekday: length, timeZone: 'UTC' }).format(new Date(Date.UTC(2001, 0, weekday)))
  const most = Math.max(0, ...hours.map(({ visits }) => visits))
  const open = hours.map(({ hour }) => hour)
  const [first, last] = [Math.min(...open), Math.max(...open)]
  const shown = most === 0 ? [] : Array.from({ length: last - first + 1 }, (_, at) => first + at)
  const visitsAt = new Map(hours.map(({ weekday, hour, visits }) => [`${weekday} ${hour}`, visits]))
  return (
    <Card title={texts.title} description={texts.description}>
      {most === 0 ? (
        <p className="text-muted">{texts.none}</p>
      ) : (
        <div aria-hidden className="flex break-inside-avoid flex-col gap-1 text-muted text-sm">
          {WEEK.map((weekday) => (
            <div key={weekday} className="flex items-center gap-0.5 sm:gap-1">
              <span className="w-10 shrink-0">{nameOfDay(weekday, 'short')}</span>
              {shown.map((hour) => {
                const visits = visitsAt.get(`${weekday} ${hour}`) ?? 0
                return (
                  <span
                    key={hour}
                    title={texts.cell(nameOfDay(weekday, 'long'), nameOfHour(hour), visits, number(visits))}
                    className="h-7 min-w-0 flex-1 rounded-sm bg-quiet"
                  >
                    <span
                      data-part={visits > 0 ? hour : undefined}
                      style={{ opacity: visits / most }}
                      className="block h-full rounded-sm bg-chart forced-colors:bg-[Highlight] print:[print-color-adjust:exact]"
                    />
                  </span>
                )
              })}
            </div>
          ))}
          <p className="flex justify-between ps-11">
            <span>{nameOfHour(first)}</span>
            {last > first && <span>{nameOfHour(last)}</span>}
          </p>
        </div>
      )}
      {most > 0 && (
        <Numbers
          // Hours are the table's rows: 24 columns would not fit on paper.
          table={{
            title: texts.title,
            columns: [texts.hour, ...WEEK.map((weekday) => nameOfDay(weekday, 'short'))].map((name) => ({
              name,
            })),
            rows: shown.map((hour) => [
              nameOfHour(hour),
              ...WEEK.map((weekday) => visitsAt.get(`${weekday} ${hour}`) ?? 0),
            ]),
          }}
          picture={{
            kind: 'fields',
            columns: shown.map(nameOfHour),
            rows: WEEK.map((weekday) => ({
              name: nameOfDay(weekday, 'long'),
              fields: shown.map((hour) => ({ strength: (visitsAt.get(`${weekday} ${hour}`) ?? 0) / most })),
            })),
          }}
        />
      )}
    </Card>
  )
}
