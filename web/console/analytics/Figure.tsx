type FigureProps = {
  label: string
  /** Formatted, as is `change`: the difference from the period before. */
  value: string
  change: string
}

/** One figure of a card, within a `dl`. */
export function Figure({ label, value, change }: FigureProps) {
  return (
    <div className="min-w-0">
      <dt className="text-muted text-sm">{label}</dt>
      <dd>
        <span className="display wrap-anywhere block text-xl tabular-nums">{value}</span>
        <span className="text-muted text-sm">{change}</span>
      </dd>
    </div>
  )
}
