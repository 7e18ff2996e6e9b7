import { useEffect, useState } from 'react'
import { useSession } from '../../session/session.ts'

type Rules = typeof import('../../phone/phoneRules.ts')
type Country = Parameters<Rules['isComplete']>[1]

export type PhonePad = {
  /** Formats the keys as a phone number of the business's country, as far as they go. */
  format: (keys: string) => string
  /** The number in E.164, if the keys are a whole number. */
  read: (keys: string) => string | undefined
  /** True if the number can have no more digits, so that there is no need to wait for one. */
  isComplete: (keys: string) => boolean
}

const withoutRules: PhonePad = {
  format: (keys) => keys,
  read: () => undefined,
  isComplete: () => false,
}

/**
 * The rules for phone numbers in the business's country. The rules of all countries are larger than the counter itself,
 * so they load with the first key; `load` waits for them.
 */
export function usePhonePad(keys: string): { pad: PhonePad; load: () => Promise<PhonePad> } {
  const { default_country: country } = useSession().business
  const [pad, setPad] = useState(withoutRules)
  const isTyping = keys !== ''
  useEffect(() => {
    if (isTyping) void loadPad(country).then(setPad)
  }, [isTyping, country])
  return { pad, load: () => loadPad(country) }
}

/** If the rules cannot be loaded, the pad still works: it shows numbers as typed. */
const loadPad = (country: string): Promise<PhonePad> =>
  import('../../phone/phoneRules.ts').then(
    (rules) => withRules(rules, country as Country),
    () => withoutRules,
  )

function withRules({ AsYouType, parsePhoneNumberFromString, isComplete }: Rules, country: Country): PhonePad {
  return {
    format: (keys) => new AsYouType(country).input(keys),
    read: (keys) => {
      const number = parsePhoneNumberFromString(keys, country)
      return number?.isPossible() ? number.number : undefined
    },
    isComplete: (keys) => isComplete(keys, country),
  }
}
