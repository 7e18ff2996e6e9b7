export type UsageBarProps = {
  label: string
  /** The used and the allowed amount, in words. */
  text: string
  /** Percent used; null without a limit. */
  percent: number | null
  /** False where all is well when everything is used. */
  warns?: boolean
}

/** The used part of an allowance: orange, amber from 80 %, red when nothing is left (spec section 4). */
export function UsageBar({ label, text, percent, warns = true }: UsageBarProps) {
  const share = Math.min(100, Math.round(percent ?? 0))
  const colour = !warns || share < 80 ? 'bg-accent' : share < 100 ? 'bg-warning' : 'bg-danger'
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
          <div
            className={`h-full rounded-full forced-colors:bg-[Highlight] ${colour}`}
            style={{ width: `${share}%` }}
          />
        </div>
      )}
    </div>
  )
}
