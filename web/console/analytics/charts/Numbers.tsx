import { analyticsTexts as texts } from '../analyticsTexts.ts'

type NumbersProps = {
  /** What the table is about, for screen readers. */
  caption: string
  columns: readonly string[]
  /** The first cell names the row. */
  rows: readonly (readonly [name: string, ...figures: string[]])[]
}

/** The table behind a chart, which can be opened. */
export function Numbers({ caption, columns, rows }: NumbersProps) {
  return (
    <details className="mt-4">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-sm underline underline-offset-4 pointer-fine:min-h-9">
        {texts.numbers}
      </summary>
      {/* Scrolls by keys too. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to take the focus */}
      <section aria-label={caption} tabIndex={0} className="mt-2 max-h-80 overflow-auto">
        <table className="w-full text-sm tabular-nums">
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr className="border-line border-b text-muted [&>th]:py-2 [&>th]:ps-4 [&>th]:text-end [&>th]:font-semibold [&>th:first-child]:ps-0 [&>th:first-child]:text-start">
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...figures]) => (
              <tr
                key={name}
                className="border-line border-b last:border-0 [&>td]:py-1.5 [&>td]:ps-4 [&>td]:text-end"
              >
                <th scope="row" className="py-1.5 text-start font-normal">
                  {name}
                </th>
                {figures.map((figure, at) => (
                  <td key={columns[at + 1]}>{figure}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  )
}
