import { useState } from 'react'
import { homeCountry } from '#web/phone/homeCountry.ts'
import { PhoneField } from '#web/phone/PhoneField.tsx'
import { useTypedPhone } from '#web/phone/typedPhone.ts'
import { texts } from './texts.ts'

/** A phone number of this browser's country, or of another with its country code. */
export function OwnPhoneField({ first, error }: { first?: string; error: string | undefined }) {
  const [country] = useState(homeCountry)
  const typed = useTypedPhone(country, first)
  return (
    <>
      <input type="hidden" name="country" value={country} />
      <PhoneField label={texts.sms.phone} hint={texts.sms.hint} typed={typed} error={error} />
    </>
  )
}
