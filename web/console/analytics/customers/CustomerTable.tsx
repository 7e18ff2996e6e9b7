import type { ReactNode } from 'react'

type CustomerTableProps = { heads: [customer: string, ...figures: string[]]; children: ReactNode }

/** Customers, each with some figures. */
export function CustomerTable({ heads, children }: CustomerTableProps) {
  return (
    <table className="w-full tabular-nums">
      <thead>
        <tr className="border-line border-b text-muted text-sm [&>th]:py-2 [&>th]:font-semibold">
          {heads.map((head, place) => (
            <th key={head} scope="col" className={place === 0 ? 'text-start' : 'text-end'}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}
