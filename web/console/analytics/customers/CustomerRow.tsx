import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

/** A customer in a card's table: the name links to their page, `children` are the other cells. */
export function CustomerRow({ id, name, children }: { id: string; name: string; children: ReactNode }) {
  return (
    <tr className="border-line border-b last:border-0">
      <th scope="row" className="max-w-0 py-1 pe-3 text-start font-normal">
        <Link
          to="/customers/$customerId"
          params={{ customerId: id }}
          className="flex min-h-11 items-center underline underline-offset-4 pointer-fine:min-h-9"
        >
          <bdi className="line-clamp-3 wrap-anywhere sm:block sm:truncate">{name}</bdi>
        </Link>
      </th>
      {children}
    </tr>
  )
}
