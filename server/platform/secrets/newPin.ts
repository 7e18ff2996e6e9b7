import { z } from 'zod'

/**
 * Facts that others may know about the person who chooses a PIN: a phone, whatever separates its digits, and a birthday
 * 'YYYY-MM-DD'.
 */
type Known = { phone?: string | null | undefined; birthday?: string | null | undefined }

const another = 'Please choose another PIN.'

/**
 * Explains why a PIN is refused, in words for the person who chooses it; undefined if it is accepted. For everybody who
 * has a PIN.
 */
export function pinFault(pin: string, { phone, birthday }: Known = {}): string | undefined {
  if (!/^\d{4,6}$/.test(pin)) return 'Choose 4 to 6 digits'
  if (isRun(pin)) return `One digit over and over, or digits in a row, are what others try first. ${another}`
  if (phone?.replace(/\D/g, '').endsWith(pin)) return `Your phone number ends in these digits. ${another}`
  if (birthday && datesIn(birthday).includes(pin)) return `This is your date of birth. ${another}`
  return undefined
}

/** A PIN in a request. The verb that stores it also compares it with the person's phone and birthday. */
export const newPin = z.string().superRefine((pin, { addIssue }) => {
  const fault = pinFault(pin)
  if (fault) addIssue(fault)
})

/** True if each digit is the same step from the one before: none, up or down, also past the end of the keypad. */
function isRun(pin: string): boolean {
  const steps = [...pin].slice(1).map((digit, index) => (10 + Number(digit) - Number(pin[index])) % 10)
  return new Set(steps).size === 1 && [0, 1, 9].includes(steps[0]!)
}

/** A date of birth in the ways people type it in four or six digits. */
function datesIn(birthday: string): string[] {
  const [year = '', month = '', day = ''] = birthday.split('-')
  const short = year.slice(2)
  return [year, month + day, day + month, month + day + short, day + month + short, short + month + day]
}
