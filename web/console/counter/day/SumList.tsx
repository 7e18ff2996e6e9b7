import type { ReactNode } from 'react'
import { Card } from '#web/ui/layout/Card.tsx'

export type Sum = { id: string; name: string; detail: string; amount?: ReactNode }

/** Lines of a summary: a name, details, and an amount at the end. */
export function SumList({ title, none, sums }: { title: string; none: string; sums: Sum[] }) {
  return (
    <Card title={title} className="break-inside-avoid">
      {sums.length === 0 && <p className="text-muted">{none}</p>}
      {sums.length > 0 && (
        <ul className="-my-2 divide-y divide-line">
          {sums.map(({ id, name, detail, amount }) => (
            <li key={id} className="flex items-baseline justify-between gap-4 py-2">
              <div className="min-w-0">
                <p className="font-semibold wrap-anywhere">
                  <bdi>{name}</bdi>
                </p>
                <p className="text-muted text-sm wrap-anywhere">{detail}</p>
              </div>
              {amount !== undefined && <p className="shrink-0 tabular-nums">{amount}</p>}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
