export type UsageBarProps = {
  label: string
  /** The used and the allowed amount, in words. */
  text: string
  /** Percent used; null without a limit. */
  percent: number | null
}

/** The used part of an allowance: orange, amber from 80 %, red when nothing is left (spec section 4). */
export function UsageBar({ label, text, percent }: UsageBarProps) {
  const share = Math.min(100, Math.round(percent ?? 0))
  const colour = share >= 100 ? 'bg-danger' : share >= 80 ? 'bg-warning' : 'bg-accent'
  return (
    <div>
      <div className="flex items-baseline justify-between gap-3">
        <span className="font-semibold">{label}</span>
        <span className="text-muted text-sm tabular-nums">{text}</span>
      </div>
      {percent !== null && (
        <div
          role="progressbar"
          aria-label={label}
          aria-valuenow={share}
          aria-valuetext={text}
          className="mt-2 h-2.5 overflow-clip rounded-full bg-quiet"
        >
          <div className={`h-full rounded-full ${colour}`} style={{ width: `${share}%` }} />
        </div>
      )}
    </div>
  )
}
