import type { ReactNode } from 'react'

export type StatCardProps = {
  label: string
  /** The figure, formatted; undefined while it is loading. */
  value: string | undefined
  detail?: ReactNode
  icon?: ReactNode
}

/** One figure and its label. */
export function StatCard({ label, value, detail, icon }: StatCardProps) {
  return (
    <dl className="@container rounded-lg border border-line bg-surface p-4 sm:p-5">
      <dt className="flex items-center justify-between gap-2 text-muted text-sm [&>svg]:size-5 [&>svg]:shrink-0">
        {label}
        {icon}
      </dt>
      <dd
        className="display mt-2 min-h-[1.08em] whitespace-nowrap text-2xl tabular-nums"
        style={value === undefined ? undefined : { fontSize: fitting(value) }}
      >
        {value ?? <span aria-hidden className="block h-8 w-20 animate-pulse rounded-sm bg-quiet" />}
      </dd>
      {detail && <dd className="mt-1 text-muted text-sm">{detail}</dd>}
    </dl>
  )
}

/** Font size that fits a figure on one line, because a figure that wraps reads as two. */
const fitting = (value: string): string => `min(var(--text-2xl), ${(100 / widthOf(value)).toFixed(1)}cqi)`

/** Largest width of the figure, in em. */
const widthOf = (value: string): number =>
  [...value].reduce((width, character) => width + (/[\s.,]/u.test(character) ? 0.3 : 0.64), 0)
