import { z } from 'zod'

/** What others may know of whoever chooses a PIN: a phone as digits, whatever stands between them, and 'YYYY-MM-DD'. */
type Known = { phone?: string | null | undefined; birthday?: string | null | undefined }

const another = 'Please choose another PIN.'

/** Why a PIN cannot be chosen, in words for whoever chooses it; undefined for one that can. For guests and staff. */
export function pinFault(pin: string, { phone, birthday }: Known = {}): string | undefined {
  if (!/^\d{4,6}$/.test(pin)) return 'Choose 4 to 6 digits'
  if (isRun(pin)) return `One digit over and over, or digits in a row, are what others try first. ${another}`
  if (phone?.replace(/\D/g, '').endsWith(pin)) return `Your phone number ends in these digits. ${another}`
  if (birthday && datesIn(birthday).includes(pin)) return `This is your date of birth. ${another}`
  return undefined
}

/** A PIN in a request; what is known of the person is looked at where it is kept. */
export const newPin = z.string().superRefine((pin, { addIssue }) => {
  const fault = pinFault(pin)
  if (fault) addIssue(fault)
})

/** The same step from each digit to the next: none, up or down, over the end of the keypad too. */
function isRun(pin: string): boolean {
  const steps = [...pin].slice(1).map((digit, index) => (10 + Number(digit) - Number(pin[index])) % 10)
  return new Set(steps).size === 1 && [0, 1, 9].includes(steps[0]!)
}

/** A date of birth as people would type it into four or six digits. */
function datesIn(birthday: string): string[] {
  const [year = '', month = '', day = ''] = birthday.split('-')
  const short = year.slice(2)
  return [year, month + day, day + month, month + day + short, day + month + short, short + month + day]
}
