import { Refusal } from '#server/platform/context/refusal.ts'

/** Placeholders about the way to a reward, which is read only for words that have one of them. */
const ofTheWay = ['stamps', 'nextReward', 'toNextReward'] as const
const ofTexts = ['business_name', 'name', 'firstName', 'lastName', 'points', ...ofTheWay] as const
const ofEmails = [...ofTexts, 'email'] as const

/** Placeholders of templates, as in the spec with those of the way to a reward; emails add {email}. */
export const placeholders = { sms: ofTexts, email: ofEmails } as const satisfies Record<
  string,
  readonly string[]
>
/** A campaign that gives codes also has {code}. */
export type Placeholder = (typeof ofEmails)[number] | 'code'

/**
 * Matches anything in braces, doubled braces and misspelt names too, so that none reaches a customer unfilled. Starts at
 * the first of several open braces alone: thousands of them would otherwise be read again from each.
 */
const inBraces = /(?<!\{)\{+[^{}]*\}+/g

/** Refuses a template with an unknown placeholder, at `field`. `more` are placeholders allowed besides the usual. */
export function checkPlaceholders(
  type: 'sms' | 'email',
  text: string,
  field: string,
  more: readonly Placeholder[] = [],
): void {
  const known: readonly string[] = [...placeholders[type], ...more].map((name) => `{${name}}`)
  const unknown = [...new Set(text.match(inBraces))].filter((found) => !known.includes(found))
  if (unknown.length === 0) return
  const message = `Unknown placeholder ${unknown.join(', ')}. You can use ${known.join(', ')}.`
  throw new Refusal('invalid', message, { fields: { [field]: message } })
}

/**
 * Fills placeholders in one pass over the text, so that a value is never read as a placeholder. `wordOf` is told whether
 * its word begins the text; it does not where the text itself goes on in the middle of a sentence (`begins`).
 */
export function fill(
  text: string,
  wordOf: (name: Placeholder, begins: boolean) => string,
  begins = true,
): string {
  // Both names side by side are one placeholder, so that a missing one leaves no gap.
  const paired = text.replace(/\{firstName\}[ \u00a0]+\{lastName\}/g, '{name}')
  return paired.replace(
    /\{(business_name|name|firstName|lastName|points|stamps|nextReward|toNextReward|email|code)\}/g,
    (_, name: Placeholder, at: number) => wordOf(name, begins && at === 0),
  )
}

/** True if filling the words needs the reader's way to a reward. */
export const tellsTheWay = (text: string): boolean => ofTheWay.some((name) => text.includes(`{${name}}`))
