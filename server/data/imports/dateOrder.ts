import { readCell } from '#server/platform/csv/index.ts'
import { dateFormat } from '#server/platform/locale.ts'
import type { DateOrder, DateReading } from './contract.ts'
import { partsOfYearLast } from './readDate.ts'

const SHORTEST = '1/1/90'.length
const LONGEST = '12/31/1990 12:00:00.000 AM'.length + 2

/**
 * How the dates of a column are read: by a row that can be read in only one way, else as in the country (ISO
 * 3166). Null if no date needs it.
 */
export function readingOf(rows: string[][], at: number, country: string): DateReading | null {
  let needed = false
  let day_first: DateReading['day_first'] = null
  let month_first: DateReading['month_first'] = null
  for (const [index, cells] of rows.entries()) {
    const cell = cells[at] ?? ''
    if (cell.length < SHORTEST || cell.length > LONGEST) continue
    const text = readCell(cell).trim()
    const parts = partsOfYearLast(text)
    // With points the day comes first everywhere; else the column or the country decides.
    if (!parts || parts.mark === '.') continue
    needed = true
    const [one, other] = [Number(parts.one), Number(parts.other)]
    if (isDay(one) && isMonth(other)) day_first ??= { row_number: index + 2, text }
    if (isMonth(one) && isDay(other)) month_first ??= { row_number: index + 2, text }
    if (day_first && month_first) break
  }
  return needed ? { order: orderOf(day_first, month_first, country), day_first, month_first } : null
}

const isMonth = (part: number): boolean => part >= 1 && part <= 12
/** A number that cannot be a month. */
const isDay = (part: number): boolean => part > 12 && part <= 31

function orderOf(dayFirst: unknown, monthFirst: unknown, country: string): DateOrder {
  if (dayFirst && !monthFirst) return 'dmy'
  return monthFirst && !dayFirst ? 'mdy' : orderIn(country)
}

/**
 * By the country's own language, which is not always English: in Brazil the day comes first. Where short dates
 * begin with the year, as in South Africa and Sweden, the long ones tell what comes first before a year.
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
