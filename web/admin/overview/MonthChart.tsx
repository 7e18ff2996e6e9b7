import type { PlatformMonth } from '#server/admin/contract.ts'
import { Columns, Legend } from '#web/console/charts/Columns.tsx'
import { NumbersOf } from '#web/console/charts/Numbers.tsx'
import { Card } from '#web/ui/layout/Card.tsx'
import { format } from '../format.ts'
import { monthTexts as words } from './monthTexts.ts'

/** The figures of a chart and how each month is shown. */
export type MonthFigures = {
  /** The question that the chart answers, and the definition of its figures. */
  title: string
  means: string
  /** Shown in place of the chart while all known values are 0. */
  none: string
  /** Parts of the month's column, from the bottom up; false if they are not known. */
  partsOf(month: PlatformMonth): readonly number[] | false
  legend?: readonly string[]
  write(value: number): string
  /** Columns of the table behind the chart. */
  columns: readonly { name: string; is?: 'money' | 'percent'; of(month: PlatformMonth): number | null }[]
}

const home = { name: words.platform, currency: 'USD', format }
const sumOf = (parts: readonly number[] | null) => (parts ?? []).reduce((sum, part) => sum + part, 0)

type ChartProps = {
  figures: MonthFigures
  months: readonly PlatformMonth[]
  /** Name of a month, 'YYYY-MM'. */
  nameOf(month: string): string
}

export function MonthChart({ figures, months, nameOf }: ChartProps) {
  const { title, means, none, partsOf, legend = [], write, columns: shown } = figures
  const last = months.at(-1)!
  const labelOf = ({ month }: PlatformMonth) =>
    month === last.month ? words.soFar(nameOf(month)) : nameOf(month)
  const columns = months.map((one) => ({ name: one.month, parts: partsOf(one) || null }))
  const most = Math.max(0, ...columns.map(({ parts }) => sumOf(parts)))
  const look = {
    top: { value: most, text: write(most) },
    ends: [labelOf(months[0]!), labelOf(last)] as const,
  }
  return (
    // The heads of charts side by side are equally high, so that their columns stand on one line.
    <Card
      title={title}
      description={means}
      className="xl:row-span-2 xl:grid xl:grid-cols-1 xl:grid-rows-subgrid xl:gap-y-0"
    >
      <div>
        {most === 0 ? (
          <p className="text-muted">{columns.every(({ parts }) => !parts) ? words.notKnown : none}</p>
        ) : (
          <>
            <Columns columns={columns} {...look} />
            {legend.length > 0 && <Legend names={legend} />}
          </>
        )}
        <NumbersOf
          home={home}
          table={{
            title,
            columns: [{ name: words.month }, ...shown],
            rows: months.map((one) => [labelOf(one), ...shown.map(({ of }) => of(one))]),
          }}
          picture={most > 0 ? { kind: 'columns', legend, columns, ...look } : undefined}
        />
      </div>
    </Card>
  )
}
