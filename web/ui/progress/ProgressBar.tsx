export type ProgressTone = 'accent' | 'success' | 'warning' | 'danger'

export type ProgressBarProps = {
  label: string
  value: number
  max: number
  /** The state in words, shown beside the label: '2 of 3 seats used'. */
  valueText: string
  tone?: ProgressTone
  labelHidden?: boolean
}

const tones = { accent: 'bg-accent', success: 'bg-success', warning: 'bg-warning', danger: 'bg-danger' }

/** The done or used share of something. The words say what the colour only hints at. */
export function ProgressBar(props: ProgressBarProps) {
  const { label, value, max, valueText, tone = 'accent', labelHidden = false } = props
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0
  return (
    <div>
      <p className={labelHidden ? 'sr-only' : 'mb-1.5 flex justify-between gap-4 text-sm'}>
        <span className="font-semibold">{label}</span>
        <span className="text-muted tabular-nums">{valueText}</span>
      </p>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={Math.min(value, max)}
        aria-valuetext={valueText}
        className="h-2.5 overflow-hidden rounded-full bg-quiet"
      >
        <div
          className={`h-full rounded-full forced-colors:bg-[Highlight] transition-[width] duration-200 ${tones[tone]}`}
          style={{ width: `${share * 100}%` }}
        />
      </div>
    </div>
  )
}
