import type { ListedRow } from '#server/data/imports/contract.ts'
import { Disclosure } from '#web/ui/layout/Disclosure.tsx'
import { useFormat } from '../page/format.ts'
import { texts } from './texts.ts'

type RowListProps = {
  title: string
  rows: ListedRow[]
  /** Number of all such rows. */
  count: number
}

/** Rows of the file with a remark each, folded at first. */
export function RowList({ title, rows, count }: RowListProps) {
  const { number } = useFormat()
  if (rows.length === 0) return null
  return (
    <Disclosure title={title} titleClass="px-3 py-2" className="rounded-md border border-line">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls takes the focus */}
      <section tabIndex={0} aria-label={title} className="max-h-56 overflow-y-auto border-line border-t px-3">
        <ul className="divide-y divide-line">
          {rows.map(({ row_number, who, error }) => (
            <li key={row_number} className="grid gap-x-3 py-2 text-sm sm:grid-cols-[5rem_10rem_1fr]">
              <span className="tabular-nums">{texts.row(row_number)}</span>
              <span dir="auto" className="truncate font-semibold">
                {who}
              </span>
              <span className="text-muted wrap-anywhere">{error}</span>
            </li>
          ))}
        </ul>
        {rows.length < count && (
          <p className="py-2 text-muted text-sm">
            {texts.validating.listed(number(rows.length), number(count))}
          </p>
        )}
      </section>
    </Disclosure>
  )
}
