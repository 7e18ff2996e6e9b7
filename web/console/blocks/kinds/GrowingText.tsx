import type { RefObject } from 'react'

type GrowingTextProps = {
  ref: RefObject<HTMLTextAreaElement | null>
  label: string
  value: string
  maxLength: number
  onChange: (value: string) => void
  wrong: boolean
  className?: string
}

/** Text without line breaks, typed in its place in the mail. The field is as wide and high as its text. */
export function GrowingText({ ref, label, value, maxLength, onChange, wrong, className }: GrowingTextProps) {
  const cell = 'col-start-1 row-start-1 min-w-0 wrap-anywhere whitespace-pre-wrap'
  return (
    <span className={`grid min-w-0 ${className ?? ''}`}>
      <span aria-hidden className={`invisible ${cell}`}>
        {value || label}{' '}
      </span>
      <textarea
        ref={ref}
        rows={1}
        dir="auto"
        data-begin
        aria-label={label}
        aria-invalid={wrong || undefined}
        placeholder={label}
        maxLength={maxLength}
        value={value}
        onChange={({ target }) => onChange(target.value.replace(/\s*\n\s*/g, ' '))}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        className={`${cell} w-0 min-w-full resize-none overflow-hidden bg-transparent [text-align:inherit] outline-none placeholder:text-current placeholder:opacity-60`}
      />
    </span>
  )
}
