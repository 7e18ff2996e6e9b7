import type { ReactNode } from 'react'

export type Tone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | 'info'

const tones: Record<Tone, string> = {
  neutral: 'bg-quiet text-muted',
  accent: 'bg-accent-soft text-accent-text',
  success: 'bg-success-soft text-success-text',
  warning: 'bg-warning-soft text-warning-text',
  danger: 'bg-danger-soft text-danger-text',
  info: 'bg-info-soft text-info-text',
}

type BadgeProps = {
  tone?: Tone
  /** A state in a sentence, which takes several lines in a narrow window. */
  wraps?: boolean
  children: ReactNode
}

/** A state in a word; the word carries the meaning, the colour only helps. */
export function Badge({ tone = 'neutral', wraps = false, children }: BadgeProps) {
  const shape = wraps ? 'min-h-6 rounded-xl' : 'h-6 shrink-0 whitespace-nowrap rounded-full'
  return (
    <span
      className={`inline-flex items-center gap-1 px-2.5 font-semibold text-sm [&>svg]:size-3.5 ${shape} ${tones[tone]}`}
    >
      {children}
    </span>
  )
}
