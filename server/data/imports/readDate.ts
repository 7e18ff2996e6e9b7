import { readBirthday } from '#server/loyalty/customers/index.ts'
import { Refusal } from '#server/platform/refusal.ts'
import type { DateOrder } from './contract.ts'
import { InvalidRow } from './invalidRow.ts'

type Reading = { today: string; dateOrder: DateOrder }

/** A time of day behind a date, as spreadsheets and tills write it: '1990-12-25T00:00:00Z', '12/25/1990 12:00 AM'. */
const TIME = String.raw`(?:[T ][\d:.]+(?: ?[AP]M)?Z?)?`
const YEAR_FIRST = new RegExp(String.raw`^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})${TIME}$`, 'i')
const YEAR_LAST = new RegExp(String.raw`^(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})${TIME}$`, 'i')

/** The parts of a date whose year comes last, as they stand: null if it is none. */
export const partsOfYearLast = (
  text: string,
): { one: string; mark: string; other: string; end: string } | null => {
  const [, one, mark, other, end] = YEAR_LAST.exec(text) ?? []
  return one && mark && other && end ? { one, mark, other, end } : null
}

/**
 * Year first, or year last: the day first with points, or in the order of the file with slashes or hyphens. With
 * or without a time.
 * @throws {InvalidRow} in the spec's words.
 */
export function readDate(text: string, { today, dateOrder }: Reading): string | null {
  if (!text) return null
  const date = yearFirst(text) ?? yearLast(text, today, dateOrder)
  const read = new Date(`${date}T00:00:00Z`)
  if (!date || Number.isNaN(read.getTime()) || read.toISOString().slice(0, 10) !== date)
    throw new InvalidRow('Invalid birthday format (use YYYY-MM-DD)')
  try {
    return readBirthday(date, today)
  } catch (error) {
    throw error instanceof Refusal ? new InvalidRow(error.message) : error
  }
}

function yearFirst(text: string): string | undefined {
  const [, year, month, day] = YEAR_FIRST.exec(text) ?? []
  return year && written(year, month, day)
}

function yearLast(text: string, today: string, order: DateOrder): string | undefined {
  const parts = partsOfYearLast(text)
  if (!parts) return undefined
  const { one, mark, other, end } = parts
  const year = end.length === 4 ? end : yearOf(end, today)
  return mark === '.' || order === 'dmy' ? written(year, other, one) : written(year, one, other)
}

/** '90' is 1990, and '05' 2005: no birthday is in the future. */
const yearOf = (end: string, today: string): string =>
  `20${end}` <= today.slice(0, 4) ? `20${end}` : `19${end}`

const written = (...parts: (string | undefined)[]): string =>
  parts.map((part) => part?.padStart(2, '0')).join('-')
