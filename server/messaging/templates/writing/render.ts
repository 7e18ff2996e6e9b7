import { fill } from '../placeholders.ts'
import { type TemplateValues, wordFor } from './values.ts'

/** Typographic marks that would turn a text into UCS-2, with less than half as many characters in a segment. */
const plainMarks: Record<string, string> = {
  '\u2018': "'",
  '\u2019': "'",
  '\u201a': "'",
  '\u201c': '"',
  '\u201d': '"',
  '\u201e': '"',
  '\u2010': '-',
  '\u2011': '-',
  '\u2012': '-',
  '\u2013': '-',
  '\u2014': '-',
  '\u2026': '...',
  '\u00a0': ' ',
  '\u2009': ' ',
  '\u202f': ' ',
}

/** Replaces typographic quotes, dashes and spaces by plain ones; everything else stays. */
export const plainTypography = (text: string): string =>
  text.replace(
    /[\u2018\u2019\u201a\u201c-\u201e\u2010-\u2014\u2026\u00a0\u2009\u202f]/g,
    (mark) => plainMarks[mark]!,
  )

/** Renders the text that a customer reads. */
export function renderText(template: string, values: TemplateValues): string {
  return plainTypography(fill(template, wordFor(values))).trim()
}

/** Renders subject and body as plain text; the layout escapes them and puts them into HTML. */
export function renderEmail(
  template: { subject: string; body: string },
  values: TemplateValues,
): { subject: string; body: string } {
  const word = wordFor(values)
  const subject = fill(template.subject, word).replace(/\s+/g, ' ').trim()
  return { subject, body: fill(template.body, word).trim() }
}
