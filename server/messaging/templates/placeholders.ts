import { Refusal } from '#server/platform/context/refusal.ts'

const ofTexts = ['business_name', 'name', 'firstName', 'lastName', 'points'] as const
const ofEmails = [...ofTexts, 'email'] as const

/** What templates may name, as in the spec; emails add {email}. */
export const placeholders = { sms: ofTexts, email: ofEmails } as const satisfies Record<
  string,
  readonly string[]
>
/** A campaign that gives codes has {code} besides. */
export type Placeholder = (typeof ofEmails)[number] | 'code'

/** Anything in braces: doubled ones and misspelt names too, so that none reaches a customer as it is. */
const inBraces = /\{+[^{}]*\}+/g

/** Refuses a template that names a placeholder which does not exist; `field` is the one to mark, `more` those besides. */
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

/** One pass over the text, so that what a value contains is never read as a placeholder. */
export function fill(text: string, wordOf: (name: Placeholder) => string): string {
  // With both names side by side a missing one leaves no gap.
  const paired = text.replace(/\{firstName\}[ \u00a0]+\{lastName\}/g, '{name}')
  return paired.replace(
    /\{(business_name|name|firstName|lastName|points|email|code)\}/g,
    (_, name: Placeholder) => wordOf(name),
  )
}
