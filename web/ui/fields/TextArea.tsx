import type { ComponentProps } from 'react'
import { controlClass, Field, type FieldText } from './Field.tsx'

export type TextAreaProps = FieldText & Omit<ComponentProps<'textarea'>, 'children'>

/** Several lines of text; grows with its content. */
export function TextArea({ label, hint, error, className = '', rows = 4, ...textarea }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error} id={textarea.id}>
      {(wiring) => (
        <textarea
          rows={rows}
          {...textarea}
          {...wiring}
          className={`${controlClass} field-sizing-content min-h-24 py-2 ${className}`}
        />
      )}
    </Field>
  )
}
