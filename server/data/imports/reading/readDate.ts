import { readBirthday } from '#server/loyalty/customers/index.ts'
import { Refusal } from '#server/platform/context/refusal.ts'
import type { DateOrder } from '../contract.ts'
import { InvalidRow } from './invalidRow.ts'
import { monthNamed } from './monthNames.ts'

type Reading = { today: string; dateOrder: DateOrder }

/** No loyalty program of today recorded joining days before this one. */
const FIRST_DAY = '1990-01-01'

/** A time of day behind a date, as spreadsheets and tills write it: '1990-12-25T00:00:00Z', '12/25/1990 12:00 AM'. */
const TIME = String.raw`(?:[T ][\d:.]+(?: ?[AP]M)?Z?)?`
const YEAR_FIRST = new RegExp(String.raw`^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})${TIME}$`, 'i')
const YEAR_LAST = new RegExp(String.raw`^(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})${TIME}$`, 'i')
/** '25-Dec-90', '25. Dezember 1990', '25 de diciembre de 1990'. */
const NAMED = new RegExp(
  String.raw`^(\d{1,2})(?:st|nd|rd|th|er)?[.\s-]+(?:de )?(\p{L}{3,12})\.?[\s,-]+(?:de )?(\d{4}|\d{2})${TIME}$`,
  'iu',
)
/** 'Dec 31, 1990'. */
const NAME_FIRST = new RegExp(
  String.raw`^(\p{L}{3,12})\.?[\s-]+(\d{1,2})(?:st|nd|rd|th)?,?[\s-]+(\d{4})${TIME}$`,
  'iu',
)
const LONGEST = 60

/** Splits a date whose year comes last into its parts, as written; null for any other text. */
export const partsOfYearLast = (
  text: string,
): { one: string; mark: string; other: string; end: string } | null => {
  const [, one, mark, other, end] = YEAR_LAST.exec(text) ?? []
  return one && mark && other && end ? { one, mark, other, end } : null
}

/**
 * Reads a date of birth.
 * @throws {InvalidRow} in the spec's words, or because there is no such day or it cannot be one.
 */
export function readDate(text: string, reading: Reading): string | null {
  if (!text) return null
  const date = dayIn(text, reading, 'Invalid birthday format (use YYYY-MM-DD)')
  try {
    return readBirthday(date, reading.today)
  } catch (error) {
    throw error instanceof Refusal ? new InvalidRow(error.message) : error
  }
}

/**
 * Reads a day on which somebody did something: `what`, as the error says it.
 * @throws {InvalidRow}
 */
export function readPastDay(text: string, reading: Reading, what: string): string | null {
  if (!text) return null
  const date = dayIn(text, reading, `Invalid ${what} (use YYYY-MM-DD)`)
  if (date > reading.today) throw new InvalidRow(`The ${what} is in the future`)
  if (date < FIRST_DAY) throw new InvalidRow(`The ${what} is before ${FIRST_DAY.slice(0, 4)}`)
  return date
}

/**
 * Reads a date with the year first; with the year last, the day first with points, or in the order of the file
 * with slashes or hyphens; or with the month by its name. A time may follow.
 */
function dayIn(text: string, { today, dateOrder }: Reading, fault: string): string {
  if (text.length > LONGEST) throw new InvalidRow(fault)
  const date = yearFirst(text) ?? yearLast(text, today, dateOrder) ?? named(text, today)
  const [, month, day] = date?.split('-') ?? []
  if (!date || !isWithin(month, 12) || !isWithin(day, 31)) throw new InvalidRow(fault)
  const read = new Date(`${date}T00:00:00Z`)
  if (Number.isNaN(read.getTime()) || read.toISOString().slice(0, 10) !== date)
    throw new InvalidRow(`There is no such day: ${text.slice(0, LONGEST)}`)
  return date
}

const isWithin = (part: string | undefined, most: number): boolean =>
  Number(part) >= 1 && Number(part) <= most

function yearFirst(text: string): string | undefined {
  const [, year, month, day] = YEAR_FIRST.exec(text) ?? []
  return year && written(year, month, day)
}

function yearLast(text: string, today: string, order: DateOrder): string | undefined {
  const parts = partsOfYearLast(text)
  if (!parts) return undefined
  const { one, mark, other, end } = parts
  const year = yearOf(end, today)
  return mark === '.' || order === 'dmy' ? written(year, other, one) : written(year, one, other)
}

function named(text: string, today: string): string | undefined {
  const [, day, name, end] = NAMED.exec(text) ?? []
  const [, nameFirst, dayAfter, year] = NAME_FIRST.exec(text) ?? []
  const month = monthNamed(name ?? nameFirst ?? '')
  return month === undefined
    ? undefined
    : written(yearOf(end ?? year!, today), String(month), day ?? dayAfter)
}

/** Completes a year of two digits: '90' is 1990, and '05' is 2005, since no such day is in the future. */
function yearOf(end: string, today: string): string {
  if (end.length === 4) return end
  return `20${end}` <= today.slice(0, 4) ? `20${end}` : `19${end}`
}

const written = (...parts: (string | undefined)[]): string =>
  parts.map((part) => part?.padStart(2, '0')).join('-')
