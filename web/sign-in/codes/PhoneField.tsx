import { useState } from 'react'
import { homeCountry } from '#web/phone/homeCountry.ts'
import { useTypedPhone } from '#web/phone/typedPhone.ts'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { texts } from './texts.ts'

/** A phone number of this browser's country, or of another with its country code; formatted during typing. */
export function PhoneField({ first, error }: { first?: string; error: string | undefined }) {
  const [country] = useState(homeCountry)
  const { phone, type } = useTypedPhone(country, first)
  return (
    <>
      <input type="hidden" name="country" value={country} />
      <TextField
        label={texts.sms.phone}
        hint={texts.sms.hint}
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        dir="ltr"
        maxLength={40}
        value={phone}
        onChange={({ target }) => type(target)}
        error={error}
        className="rtl:text-right"
      />
    </>
  )
}
