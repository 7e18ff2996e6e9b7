import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'

/** Props of every field. */
export type FieldText = {
  label: string
  /** True for a field in a line that already says its purpose: the label is then only read aloud. */
  hidesLabel?: boolean | undefined
  hint?: ReactNode
  /** The error and what to do about it; marks the field invalid. */
  error?: string | undefined
}

export type FieldWiring = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

type FieldProps = FieldText & { id?: string | undefined; children: (wiring: FieldWiring) => ReactNode }

/** The classes that all inputs share. */
export const controlClass =
  'w-full rounded-md border border-edge bg-surface px-3 text-ink text-base pointer-coarse:text-[1rem] transition-colors placeholder:text-muted hover:border-ink/60 disabled:cursor-not-allowed disabled:bg-quiet disabled:text-muted aria-invalid:border-danger aria-invalid:bg-danger-soft/40'

/** A label, a control, and its hint and error, tied to it for screen readers. */
export function Field({ label, hidesLabel = false, hint, error, id, children }: FieldProps) {
  const made = useId()
  const controlId = id ?? made
  const hintId = hint ? `${controlId}-hint` : ''
  const errorId = error ? `${controlId}-error` : ''
  const describedBy = `${errorId} ${hintId}`.trim() || undefined
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={controlId} dir="auto" className={hidesLabel ? 'sr-only' : 'font-semibold text-sm'}>
        {label}
      </label>
      {children({ id: controlId, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined })}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {hint && (
        <p id={hintId} className="text-muted text-sm">
          {hint}
        </p>
      )}
    </div>
  )
}

export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} className="wrap-anywhere flex items-start gap-1.5 text-danger-text text-sm">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span dir="auto">{children}</span>
    </p>
  )
}
