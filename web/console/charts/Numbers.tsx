import type { ChartPicture } from './picture.ts'
import { SaveChartOf, useBusiness } from './SaveChart.tsx'
import { type ChartHome, type ChartTable, writtenRows } from './table.ts'
import { chartTexts as texts } from './texts.ts'

type NumbersProps = { table: ChartTable; picture?: ChartPicture | undefined }

/** The table behind a chart of the business, which can be opened. The table and the chart can be saved. */
export function Numbers(props: NumbersProps) {
  return <NumbersOf {...props} home={useBusiness()} />
}

/** `Numbers` for the chart of any owner. */
export function NumbersOf({ table, picture, home }: NumbersProps & { home: ChartHome }) {
  return (
    <div className="relative mt-4">
      <div className="absolute end-0 top-0">
        <SaveChartOf table={table} picture={picture} home={home} />
      </div>
      <Opened table={table} format={home.format} />
    </div>
  )
}

/** With more columns than this, their names do not fit side by side on paper. */
const MOST_UPRIGHT = 15
const turnedClass =
  'print:[&>th:not(:first-child)]:whitespace-nowrap print:[&>th:not(:first-child)]:[writing-mode:vertical-rl]'
/** Paper does not scroll, so the whole table is printed. */
const regionClass = 'mt-2 max-h-80 overflow-auto print:max-h-none print:overflow-visible'

function Opened({ table, format }: { table: ChartTable; format: ChartHome['format'] }) {
  const { title: caption, columns } = table
  return (
    <details>
      <summary
        aria-label={`${texts.numbers}: ${caption}`}
        className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-sm underline underline-offset-4 pointer-fine:min-h-9 print:hidden"
      >
        {texts.numbers}
      </summary>
      {/* Takes the focus, so that keys can scroll it. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to take the focus */}
      <section aria-label={caption} tabIndex={0} className={regionClass}>
        <table className="w-full text-sm tabular-nums print:text-[0.625rem] print:leading-tight">
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr
              className={`${columns.length > MOST_UPRIGHT ? turnedClass : ''} border-line border-b text-muted [&>th]:py-2 [&>th]:ps-4 print:[&>th]:ps-1 [&>th]:text-end [&>th]:font-semibold [&>th:first-child]:ps-0 [&>th:first-child]:text-start`}
            >
              {columns.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {writtenRows(table, format).map(([name, ...figures]) => (
              <tr
                key={name}
                className="border-line border-b last:border-0 [&>td]:py-1.5 [&>td]:ps-4 print:[&>td]:ps-1 [&>td]:text-end"
              >
                <th scope="row" className="py-1.5 text-start font-normal">
                  {name}
                </th>
                {figures.map((figure, at) => (
                  <td key={columns[at + 1]?.name}>{figure}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  )
}
