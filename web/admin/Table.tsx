import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { openByRow } from '#web/ui/layout/openByRow.ts'

export type Column<Row> = {
  head: string
  end?: boolean
  /** Smallest width of the screen at which the column is shown; on smaller ones its value is in the row's details. */
  from?: 'md' | 'xl' | 'wide'
  /** The order that a click on the column's head asks for. */
  sort?: string
  cell: (row: Row) => ReactNode
}

export type Sorted = { by: string; order: 'asc' | 'desc' }

type TableProps<Row> = {
  label: string
  columns: Column<Row>[]
  rows: Row[]
  keyOf: (row: Row) => string
  /** Called on a click anywhere in a row. For the keyboard, a button in the row does the same. */
  onOpen?: (row: Row) => void
  sorted?: Sorted
  /** Given only with columns that can be sorted by. */
  onSort?: (by: string) => void
}

/** A dense table that scrolls inside itself if it is wider than the screen; its first column names the row. */
export function Table<Row>({ label, columns, rows, keyOf, onOpen, sorted, onSort }: TableProps<Row>) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, by keyboard too
      tabIndex={0}
      className="-mx-4 overflow-x-auto px-4 sm:-mx-6 sm:px-6"
    >
      <table className="w-full sm:min-w-max">
        <thead>
          <tr className="border-line border-b text-muted text-sm">
            {columns.map(({ head, end, from, sort }) => (
              <th
                key={head}
                scope="col"
                aria-sort={sort && sort === sorted?.by ? spoken[sorted.order] : undefined}
                className={`px-3 py-2 font-semibold first:ps-0 last:pe-0 ${align(end)} ${shownFrom(from)}`}
              >
                {sort && onSort ? <SortButton {...{ head, sort, sorted, onSort }} /> : head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map((row) => (
            <tr
              key={keyOf(row)}
              onClick={onOpen && openByRow(() => onOpen(row))}
              className={onOpen && 'cursor-pointer transition-colors hover:bg-quiet/60'}
            >
              {columns.map(({ head, end, from, cell }, index) => {
                const Cell = index === 0 ? 'th' : 'td'
                return (
                  <Cell
                    key={head}
                    scope={index === 0 ? 'row' : undefined}
                    className={`h-12 px-3 py-2 first:ps-0 [&>:is(a,button)]:-my-2 last:pe-0 ${align(end)} ${shownFrom(from)} ${index === 0 ? 'font-semibold' : 'font-normal'}`}
                  >
                    {cell(row)}
                  </Cell>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const spoken = { asc: 'ascending', desc: 'descending' } as const

type SortButtonProps = {
  head: string
  sort: string
  sorted: Sorted | undefined
  onSort: (by: string) => void
}

function SortButton({ head, sort, sorted, onSort }: SortButtonProps) {
  const Arrow = sorted?.order === 'asc' ? ArrowUp : ArrowDown
  return (
    <button
      type="button"
      onClick={() => onSort(sort)}
      className="-mx-2 -my-1 inline-flex min-h-11 items-center gap-1 rounded-sm px-2 transition-colors hover:text-ink in-aria-[sort]:text-ink pointer-fine:min-h-9"
    >
      {head}
      <Arrow aria-hidden className={`size-3.5 ${sort === sorted?.by ? '' : 'hidden'}`} />
    </button>
  )
}

const rooms = { md: 'max-md:hidden', xl: 'max-xl:hidden', wide: 'max-[87.4rem]:hidden' }
const shownFrom = (from: keyof typeof rooms | undefined) => (from ? rooms[from] : '')
const align = (end = false) => (end ? 'text-end' : 'text-start')
