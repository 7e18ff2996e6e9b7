import { useEffect, useMemo, useState } from 'react'
import { useSession } from '../session.ts'

type Rules = typeof import('../phoneRules.ts')
type Country = Parameters<Rules['parsePhoneNumberFromString']>[1] & string

export type PhonePad = {
  /** The keys as a phone number is written in the shop's country, as far as it goes. */
  format: (keys: string) => string
  /** E.164, where the keys are a whole number. */
  read: (keys: string) => string | undefined
  /** No key more could follow, so nobody waits for one. */
  isComplete: (keys: string) => boolean
}

const withoutRules: PhonePad = {
  format: (keys) => keys,
  read: () => undefined,
  isComplete: () => false,
}

/** How phone numbers are typed in the shop's country. The rules of all countries come with the pad itself. */
export function usePhonePad(): PhonePad {
  const { default_country } = useSession().business
  const [rules, setRules] = useState<Rules>()
  useEffect(() => {
    // Without the rules the pad still works: numbers stand as they are typed.
    import('../phoneRules.ts').then(setRules, () => {})
  }, [])
  return useMemo(
    () => (rules ? withRules(rules, default_country as Country) : withoutRules),
    [rules, default_country],
  )
}

function withRules(
  { AsYouType, parsePhoneNumberFromString, validatePhoneNumberLength }: Rules,
  country: Country,
): PhonePad {
  const read = (keys: string) => {
    const number = parsePhoneNumberFromString(keys, country)
    return number?.isPossible() ? number.number : undefined
  }
  return {
    format: (keys) => new AsYouType(country).input(keys),
    read,
    isComplete: (keys) =>
      read(keys) !== undefined && validatePhoneNumberLength(`${keys}0`, country) === 'TOO_LONG',
  }
}
