import type { useTypedPhone } from '#web/phone/typedPhone.ts'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { texts } from '../texts.ts'

type PhoneFieldProps = ReturnType<typeof useTypedPhone> & { autoFocus?: boolean }

/** A phone number, formatted as it is typed. */
export function PhoneField({ phone, type, autoFocus = false }: PhoneFieldProps) {
  return (
    <TextField
      label={texts.login.phone}
      hint={texts.login.abroad}
      name="phone"
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      dir="ltr"
      maxLength={40}
      autoFocus={autoFocus}
      value={phone}
      onChange={(event) => type(event.target)}
      className="rtl:text-right"
    />
  )
}
