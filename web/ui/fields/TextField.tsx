import type { ComponentProps, ReactNode } from 'react'
import { controlClass, Field, type FieldText } from './Field.tsx'

export type TextFieldProps = FieldText &
  Omit<ComponentProps<'input'>, 'children' | 'prefix'> & {
    /** Shown inside the field before the text: an icon, a currency sign. */
    prefix?: ReactNode
    /** Shown inside the field after the text: a unit, a small button. */
    suffix?: ReactNode
  }

/** Makes a read-only field look unlike one that can be edited. */
const readOnlyClass = 'border-dashed text-muted'
const affix = 'absolute inset-y-0 flex items-center text-muted [&>svg]:size-4'

/** One line of text, in any of the browser's input types. */
export function TextField(props: TextFieldProps) {
  const { label, hidesLabel, hint, error, prefix, suffix, className = '', ...input } = props
  const room = `${prefix ? 'ps-9' : ''} ${suffix ? 'pe-14' : ''}`
  return (
    <Field label={label} hidesLabel={hidesLabel} hint={hint} error={error} id={input.id}>
      {(wiring) => (
        <span className="relative block">
          {prefix && <span className={`${affix} pointer-events-none start-3`}>{prefix}</span>}
          <input
            {...input}
            {...wiring}
            className={`${controlClass} h-11 pointer-fine:h-10 ${room} ${input.readOnly ? readOnlyClass : ''} ${className}`}
          />
          {suffix && <span className={`${affix} end-3 text-sm`}>{suffix}</span>}
        </span>
      )}
    </Field>
  )
}
