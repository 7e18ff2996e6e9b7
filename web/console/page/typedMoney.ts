import { writeTyped } from '#server/platform/text/locale.ts'

/**
 * Minor units of a typed amount, with a point or a comma before at most `digits` decimals; undefined if it is not an
 * amount. Thousands may be marked only if decimals follow, because a single mark could be either.
 */
export function readMoney(typed: string, digits: number): number | undefined {
  const [, whole, part = ''] = /^(\d{1,8})(?:[.,](\d*))?$/.exec(withoutGroups(typed.trim())) ?? []
  if (whole === undefined || part.length > digits) return undefined
  return Number(whole + part.padEnd(digits, '0')) || undefined
}

/** Removes the groups of '1,234.50', '1.234,50' and the Indian '1,00,234.50'; other texts stay as they are. */
export const withoutGroups = (typed: string): string =>
  typed.replace(
    /^(\d{1,3}([.,])(?:\d{2,3}\2)*\d{3})(?!\2)[.,](\d+)$/,
    (_, whole: string, mark: string, part: string) => `${whole.replaceAll(mark, '')}.${part}`,
  )

export const writeMoney = (amount: number, digits: number, locale: string): string =>
  writeTyped((amount / 10 ** digits).toFixed(amount % 10 ** digits === 0 ? 0 : digits), locale)
