/** A country's grouping of digits, from an example: '(201) 555-0123' gives '(###) ###-####'. */
export const patternOf = (example: string): string => example.replace(/\d/g, '#')

/**
 * Puts digits into a pattern as far as they go. Numbers that begin with + or 00, or are longer than the pattern, are in
 * another format and stay as typed.
 */
export function arrange(typed: string, pattern: string): string {
  const digits = typed.replace(/\D/g, '')
  const places = pattern.replace(/[^#]/g, '').length
  if (/^\s*(\+|00)/.test(typed) || digits.length > places || /[^\d\s().\-/]/.test(typed)) return typed
  let arranged = ''
  let used = 0
  for (const mark of pattern) {
    if (used === digits.length) break
    arranged += mark === '#' ? digits[used++] : mark
  }
  return arranged
}
