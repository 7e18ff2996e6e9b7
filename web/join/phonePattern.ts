/** A country's grouping of digits, from an example: '(201) 555-0123' gives '(###) ###-####', '07400 123456' '0#### ######'. */
export const patternOf = (example: string): string => example.replace(/(?!^0)\d/g, '#')

/** The grouping for what is typed: the 0 that a country writes before its numbers is often left out. */
const groupsFor = (digits: string, pattern: string): string =>
  pattern.replace(/^0/, digits.startsWith('0') ? '#' : '')

const placesOf = (groups: string): number => groups.replace(/[^#]/g, '').length

/** The number of digits that a number has which begins with these. */
export const placesFor = (digits: string, pattern: string): number => placesOf(groupsFor(digits, pattern))

/**
 * Puts digits into a pattern as far as they go. Numbers that begin with + or 00, or are longer than the pattern, are in
 * another format and stay as typed.
 */
export function arrange(typed: string, pattern: string): string {
  const digits = typed.replace(/\D/g, '')
  const groups = groupsFor(digits, pattern)
  if (/^\s*(\+|00)/.test(typed) || digits.length > placesOf(groups) || /[^\d\s().\-/]/.test(typed))
    return typed
  let arranged = ''
  let used = 0
  for (const mark of groups) {
    if (used === digits.length) break
    arranged += mark === '#' ? digits[used++] : mark
  }
  return arranged
}
