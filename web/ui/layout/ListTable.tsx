import type { ReactNode } from 'react'
import { openByRow } from './openByRow.ts'

type ListTableProps = { columns: { head: string; width?: string }[]; children: ReactNode }

/** A table whose rows open something; on phones each row is a small card. */
export function ListTable({ columns, children }: ListTableProps) {
  return (
    <div className="rounded-lg border border-line bg-surface">
      <table className="w-full table-fixed">
        <thead className="max-lg:sr-only">
          <tr className="text-muted text-sm [&>th]:sticky [&>th]:top-0 [&>th]:z-10 [&>th]:border-line [&>th]:border-b [&>th]:bg-surface [&>th]:px-4 [&>th]:py-3 [&>th]:font-semibold">
            {columns.map(({ head, width = '' }) => (
              <th key={head} scope="col" className={`${width} first:rounded-ss-lg last:rounded-se-lg`}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">{children}</tbody>
      </table>
    </div>
  )
}

type ListRowProps = { onOpen: () => void; className: string; children: ReactNode }

/** A row that opens by a click anywhere in it; for the keyboard, a link or button inside does the same. */
export function ListRow({ onOpen, className, children }: ListRowProps) {
  return (
    <tr
      onClick={openByRow(onOpen)}
      className={`cursor-pointer transition-colors hover:bg-quiet max-lg:grid max-lg:grid-cols-[minmax(0,1fr)_auto] max-lg:gap-x-3 max-lg:gap-y-1 max-lg:p-4 lg:[&>td]:px-4 ${className}`}
    >
      {children}
    </tr>
  )
}
