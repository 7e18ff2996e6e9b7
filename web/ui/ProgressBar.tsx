export type ProgressBarProps = {
  label: string
  /** From 0 to `most`. */
  value: number
  most: number
  /** What a screen reader says instead of the percentage. */
  valueText?: string
}

/** How far something is that takes a while. */
export function ProgressBar({ label, value, most, valueText }: ProgressBarProps) {
  const share = most > 0 ? Math.min(1, value / most) : 0
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={most}
      aria-valuenow={value}
      aria-valuetext={valueText}
      className="h-2.5 w-full overflow-clip rounded-full bg-quiet"
    >
      <div
        className="h-full rounded-full bg-accent transition-[width] duration-500 motion-reduce:transition-none"
        style={{ width: `${share * 100}%` }}
      />
    </div>
  )
}
