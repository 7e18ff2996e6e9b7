import { readCell } from '#server/platform/csv/index.ts'
import { dateFormat } from '#server/platform/text/locale.ts'
import type { DateOrder, DateReading } from '../contract.ts'
import { partsOfYearLast } from './readDate.ts'

const SHORTEST = '1/1/90'.length
const LONGEST = '12/31/1990 12:00:00.000 AM'.length + 2

/** The first rows of a column whose dates can be read in only one way. */
export type DateFacts = Pick<DateReading, 'day_first' | 'month_first'>

/** Gathers, row by row, in which order a column's dates can be read. */
export class DateColumn {
  /** Null as long as no date needs an order. */
  facts: DateFacts | null = null

  note(row_number: number, cell: string): void {
    if (cell.length < SHORTEST || cell.length > LONGEST) return
    if (this.facts?.day_first && this.facts.month_first) return
    const text = readCell(cell).trim()
    const parts = partsOfYearLast(text)
    // With points the day always comes first; otherwise the column or the country decides.
    if (!parts || parts.mark === '.') return
    this.facts ??= { ...noFacts }
    const [one, other] = [Number(parts.one), Number(parts.other)]
    if (isDay(one) && isMonth(other)) this.facts.day_first ??= { row_number, text }
    if (isMonth(one) && isDay(other)) this.facts.month_first ??= { row_number, text }
  }
}

export const noFacts: DateFacts = { day_first: null, month_first: null }

/** The order in which the dates of a column are read: as its rows show, else as in the country (ISO 3166). */
export const readingIn = (country: string, facts: DateFacts | null): DateReading | null =>
  facts && { order: orderOf(facts, country), ...facts }

const isMonth = (part: number): boolean => part >= 1 && part <= 12
/** A number that cannot be a month. */
const isDay = (part: number): boolean => part > 12 && part <= 31

export function orderOf({ day_first, month_first }: DateFacts, country: string): DateOrder {
  if (day_first && !month_first) return 'dmy'
  return month_first && !day_first ? 'mdy' : orderIn(country)
}

/**
 * The country's order by its own language, which is not always English: in Brazil the day comes first. If short
 * dates begin with the year, as in South Africa and Sweden, the long format tells the order of day and month.
 */
function orderIn(country: string): DateOrder {
  const { language } = new Intl.Locale('und', { region: country }).maximize()
  const partsOf = (dateStyle: 'short' | 'long') =>
    dateFormat(`${language}-${country}`, { calendar: 'gregory', dateStyle, timeZone: 'UTC' })
      .formatToParts(0)
      .flatMap(({ type }) => (['day', 'month', 'year'].includes(type) ? [type] : []))
  const short = partsOf('short')
  const parts = short[0] === 'year' ? partsOf('long') : short
  return parts.indexOf('month') < parts.indexOf('day') ? 'mdy' : 'dmy'
}
