import { customer, declareActions, type Entry } from '#server/businesses/audit/index.ts'
import { formatList, formatNumber } from '#server/platform/text/locale.ts'

/** Audit log entries of this room. */
export const ledgerActions = declareActions('customers', {
  balance_adjusted: (who, row, locale) => `${who} ${correction(row, locale)} for ${customer(row)}`,
})

declare module '#server/businesses/audit/actions.ts' {
  interface Actions extends Record<keyof typeof ledgerActions, ActionWords> {}
}

function correction({ details: { points, stamps, visits }, program }: Entry, locale: string): string {
  if (visits) return `corrected the visits by ${counted(visits, 'visit', locale)}`
  const parts = [
    ...(points ? [counted(points, 'point', locale)] : []),
    ...(stamps ? [counted(stamps, 'stamp', locale)] : []),
  ]
  return `corrected ${program ?? 'a program'} by ${formatList(parts, locale)}`
}

const counted = (count: number, unit: string, locale: string): string =>
  `${count > 0 ? '+' : '−'}${formatNumber(Math.abs(count), locale)} ${unit}${Math.abs(count) === 1 ? '' : 's'}`
