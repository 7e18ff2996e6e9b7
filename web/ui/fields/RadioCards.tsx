import { type ReactNode, useId } from 'react'
import { FieldError } from './Field.tsx'

export type RadioCard<Value extends string> = {
  value: Value
  label: string
  description?: ReactNode
  icon?: ReactNode
  /** Shown at the end of the label's line: a price, a badge. */
  aside?: ReactNode
  disabled?: boolean
}

export type RadioCardsProps<Value extends string> = {
  legend: string
  name: string
  cards: readonly RadioCard<Value>[]
  value?: Value | undefined
  defaultValue?: Value
  onChange?: (value: Value) => void
  error?: string | undefined
  /** Number of cards side by side if there is room; short labels are in pairs where there is little. */
  columns?: 1 | 2 | 3 | 'pairs'
}

const grids = { 1: '', 2: 'sm:grid-cols-2', 3: 'sm:grid-cols-3', pairs: 'grid-cols-2 sm:grid-cols-3' }

/** A choice among a few options that each need a sentence. */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const { legend, name, cards, value, defaultValue, onChange, error, columns = 1 } = props
  const errorId = useId()
  return (
    <fieldset aria-describedby={error ? errorId : undefined}>
      <legend className="mb-2 font-semibold text-sm">{legend}</legend>
      <div className={`grid gap-2 ${grids[columns]}`}>
        {cards.map((card) => (
          <label
            key={card.value}
            className="relative flex min-h-11 items-start gap-3 rounded-md border border-edge/60 bg-surface p-4 transition-colors hover:border-edge has-disabled:cursor-not-allowed has-checked:border-accent-text has-checked:bg-accent-soft has-disabled:opacity-60 has-checked:ring-1 has-checked:ring-accent-text has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name={name}
              value={card.value}
              disabled={card.disabled}
              checked={value === undefined ? undefined : value === card.value}
              defaultChecked={value === undefined ? defaultValue === card.value : undefined}
              onChange={onChange && (() => onChange(card.value))}
              // As large as its card, so that the whole of it is scrolled into view with the focus.
              className="pointer-events-none absolute inset-0 size-full opacity-0"
            />
            {card.icon && (
              <span className="mt-0.5 shrink-0 text-accent-text [&>svg]:size-5">{card.icon}</span>
            )}
            <span className="min-w-0 flex-1">
              <span className="flex items-center justify-between gap-2 font-semibold">
                <bdi>{card.label}</bdi>
                {card.aside}
              </span>
              {card.description && <span className="block text-muted text-sm">{card.description}</span>}
            </span>
          </label>
        ))}
      </div>
      {error && (
        <div className="mt-2">
          <FieldError id={errorId}>{error}</FieldError>
        </div>
      )}
    </fieldset>
  )
}
