import { type ComponentProps, type ReactNode, useId } from 'react'

export type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'children'> & {
  label: ReactNode
  hint?: ReactNode
}

/** On or off, at once: for what takes effect without a Save button. */
export function Switch({ label, hint, className = '', ...input }: SwitchProps) {
  const made = useId()
  const id = input.id ?? made
  const hintId = hint ? `${id}-hint` : undefined
  return (
    <div className={`flex items-start justify-between gap-4 ${className}`}>
      <span>
        <label htmlFor={id} className="block font-semibold text-base">
          {label}
        </label>
        {hint && (
          <span id={hintId} className="block text-muted text-sm">
            {hint}
          </span>
        )}
      </span>
      <span className="relative grid h-11 w-12 shrink-0 place-items-center pointer-fine:h-7">
        <input
          {...input}
          id={id}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells its state itself
          role="switch"
          aria-describedby={hintId}
          className="peer h-7 w-12 cursor-pointer appearance-none rounded-full border border-edge bg-quiet transition-colors checked:border-accent checked:bg-accent disabled:cursor-not-allowed disabled:opacity-50"
        />
        <span
          aria-hidden
          className="pointer-events-none absolute start-1 top-1/2 size-5 -translate-y-1/2 rounded-full bg-edge transition peer-checked:translate-x-5 peer-checked:bg-on-accent rtl:peer-checked:-translate-x-5"
        />
      </span>
    </div>
  )
}
