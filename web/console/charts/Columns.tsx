export type Column = {
  name: string
  /** From the bottom up. A value below 0 is not drawn, but the table has it. Null is unknown. */
  parts: readonly number[] | null
  /** The value to compare with, drawn as a mark across the column. */
  before?: number
}

/** From the bottom up. */
const partClasses = ['bg-chart forced-colors:bg-[Highlight]', 'bg-edge forced-colors:bg-[GrayText]'] as const

type ColumnsProps = {
  columns: readonly Column[]
  /** The highest value, written at the top line. */
  top: { value: number; text: string }
  /** Labels of the first and the last column. */
  ends: readonly [string, string]
}

/** The columns of a chart. They are a picture: the table behind it has the numbers. */
export function Columns({ columns, top, ends }: ColumnsProps) {
  const heightOf = (value: number) => `${(100 * Math.max(0, value)) / top.value}%`
  return (
    <div aria-hidden className="break-inside-avoid">
      <p className="border-line border-b pb-1 text-muted text-sm tabular-nums">{top.text}</p>
      <div
        className={`flex h-44 items-end border-edge border-b ${columns.length > 40 ? 'gap-px' : 'gap-0.5 sm:gap-1'}`}
      >
        {columns.map(({ name, parts, before }) => (
          <div key={name} className="relative flex h-full min-w-0 flex-1 flex-col-reverse">
            {!parts && <div className="h-full bg-quiet print:[print-color-adjust:exact]" />}
            {parts?.map((part, at) => (
              <div
                key={at}
                data-part={at}
                style={{ height: heightOf(part) }}
                className={`print:[print-color-adjust:exact] ${partClasses[at % partClasses.length]}`}
              />
            ))}
            {before !== undefined && (
              <div style={{ bottom: heightOf(before) }} className={`absolute inset-x-0 ${markClass}`} />
            )}
          </div>
        ))}
      </div>
      <p className="flex justify-between pt-1 text-muted text-sm">
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </p>
    </div>
  )
}

const markClass = 'h-0.5 bg-ink forced-colors:bg-[CanvasText] print:[print-color-adjust:exact]'

type LegendProps = {
  /** The meanings of the parts of the columns, from the bottom up. */
  names: readonly string[]
  /** The meaning of the marks across the columns. */
  before?: string
}

export function Legend({ names, before }: LegendProps) {
  return (
    <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-muted text-sm">
      {names.map((name, at) => (
        <li key={name} className="flex items-center gap-2">
          <span
            aria-hidden
            className={`size-3 shrink-0 rounded-full print:[print-color-adjust:exact] ${partClasses[at]}`}
          />
          {name}
        </li>
      ))}
      {before && (
        <li className="flex items-center gap-2">
          <span aria-hidden className={`w-4 shrink-0 ${markClass}`} />
          {before}
        </li>
      )}
    </ul>
  )
}
