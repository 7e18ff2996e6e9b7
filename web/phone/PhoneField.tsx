import { TextField, type TextFieldProps } from '#web/ui/fields/TextField.tsx'
import type { useTypedPhone } from './typedPhone.ts'

type PhoneFieldProps = Pick<TextFieldProps, 'label' | 'hint' | 'error' | 'autoFocus'> & {
  typed: ReturnType<typeof useTypedPhone>
}

/** One's own phone number, formatted as it is typed. */
export function PhoneField({ typed: { phone, type }, ...field }: PhoneFieldProps) {
  return (
    <TextField
      {...field}
      name="phone"
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      dir="ltr"
      maxLength={40}
      value={phone}
      onChange={({ target }) => type(target)}
      className="rtl:text-right"
    />
  )
}
