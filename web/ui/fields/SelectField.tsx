import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { controlClass, Field, type FieldText } from './Field.tsx'

export type SelectFieldProps = FieldText & ComponentProps<'select'>

/** An option: its value, and its words. */
export type Option = readonly [value: string | number, words: string | undefined]

export const Options = ({ of }: { of: readonly Option[] | undefined }) =>
  of?.map(([value, words]) => (
    <option key={value} value={value}>
      {words}
    </option>
  ))

/** A choice from a list of <option>s, with the browser's own picker, which works best on phones. */
export function SelectField({
  label,
  hidesLabel,
  hint,
  error,
  className = '',
  children,
  ...select
}: SelectFieldProps) {
  return (
    <Field label={label} hidesLabel={hidesLabel} hint={hint} error={error} id={select.id}>
      {(wiring) => (
        <span className="relative block">
          <select
            {...select}
            {...wiring}
            className={`${controlClass} h-11 appearance-none text-ellipsis pe-9 pointer-fine:h-10 ${className}`}
          >
            {children}
          </select>
          <ChevronDown
            aria-hidden
            className="pointer-events-none absolute end-3 top-1/2 size-4 -translate-y-1/2"
          />
        </span>
      )}
    </Field>
  )
}
