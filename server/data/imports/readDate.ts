import { readBirthday } from '#server/loyalty/customers/index.ts'
import { Refusal } from '#server/platform/refusal.ts'
import type { DateOrder } from './contract.ts'
import { InvalidRow } from './invalidRow.ts'

type Reading = { today: string; dateOrder: DateOrder }

/**
 * Year first, with or without a time; or year last: the day first with points, or in the order of the file with
 * slashes or hyphens.
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
  const [, year, month, day] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ][\d:.]+Z?)?$/.exec(text) ?? []
  return year && written(year, month, day)
}

function yearLast(text: string, today: string, order: DateOrder): string | undefined {
  const [, one, mark, other, end] = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})$/.exec(text) ?? []
  if (!end) return undefined
  const year = end.length === 4 ? end : yearOf(end, today)
  return mark === '.' || order === 'dmy' ? written(year, other, one) : written(year, one, other)
}

/** '90' is 1990, and '05' 2005: no birthday is in the future. */
const yearOf = (end: string, today: string): string =>
  `20${end}` <= today.slice(0, 4) ? `20${end}` : `19${end}`

const written = (...parts: (string | undefined)[]): string =>
  parts.map((part) => part?.padStart(2, '0')).join('-')
