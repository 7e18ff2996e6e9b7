import type { ReactNode } from 'react'

export type StatCardProps = {
  label: string
  /** The figure, formatted; undefined while it is being fetched. */
  value: string | undefined
  detail?: ReactNode
  icon?: ReactNode
}

/** One figure and what it counts. */
export function StatCard({ label, value, detail, icon }: StatCardProps) {
  return (
    <dl className="rounded-lg border border-line bg-surface p-4 sm:p-5">
      <dt className="flex items-center justify-between gap-2 text-muted text-sm [&>svg]:size-5 [&>svg]:shrink-0">
        {label}
        {icon}
      </dt>
      <dd className="display mt-2 min-h-[1.08em] text-2xl tabular-nums">
        {value ?? <span aria-hidden className="block h-8 w-20 animate-pulse rounded-sm bg-quiet" />}
      </dd>
      {detail && <dd className="mt-1 text-muted text-sm">{detail}</dd>}
    </dl>
  )
}
