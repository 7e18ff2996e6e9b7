import { Check } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { FieldError } from './Field.tsx'

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
}

/** A box to tick; works without a script. */
export function Checkbox({ label, hint, error, className = '', ...input }: CheckboxProps) {
  const made = useId()
  const id = input.id ?? made
  const hintId = hint ? `${id}-hint` : ''
  const errorId = error ? `${id}-error` : ''
  return (
    <div className={`flex flex-col ${className}`}>
      <label className="flex min-h-11 items-start gap-3 py-2.5 pointer-fine:min-h-8 pointer-fine:py-1">
        <span className="relative mt-px grid size-5 shrink-0 place-items-center">
          <input
            {...input}
            id={id}
            type="checkbox"
            aria-describedby={`${errorId} ${hintId}`.trim() || undefined}
            aria-invalid={error ? true : undefined}
            className="peer absolute inset-0 cursor-pointer appearance-none rounded-[0.375rem] border border-edge bg-surface transition-colors checked:border-accent checked:bg-accent indeterminate:border-accent indeterminate:bg-accent-soft disabled:cursor-not-allowed disabled:opacity-50 aria-invalid:border-danger"
          />
          <Check
            aria-hidden
            strokeWidth={3.5}
            className="pointer-events-none relative size-3.5 scale-50 text-on-accent opacity-0 transition peer-checked:scale-100 peer-checked:opacity-100"
          />
        </span>
        <span className="text-base">{label}</span>
      </label>
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {hint && (
        <p id={hintId} className="-mt-1 ps-8 pb-2 text-muted text-sm pointer-fine:mt-0">
          {hint}
        </p>
      )}
    </div>
  )
}
