import { type Person, phoneRemedy } from '#server/loyalty/customers/index.ts'
import { tagName } from '#server/loyalty/customers/tags/contract.ts'
import { toE164 } from '#server/platform/contact/phone.ts'
import { readCell } from '#server/platform/csv/index.ts'
import { localeOf } from '#server/platform/text/locale.ts'
import { cleanLine } from '#server/platform/text/nameField.ts'
import type { DateOrder, PersonField } from '../contract.ts'
import { FieldReader, InvalidRow } from './invalidRow.ts'
import { readDate, readPastDay } from './readDate.ts'
import { readEmail } from './readEmail.ts'
import { type Grouping, readWhole } from './readWhole.ts'

/** A column of the file by its position, and the limit of its opening balance. */
export type BalanceColumn = Omit<Balance, 'amount'> & {
  at: number
  most: number
  /** Set if the program counts something other than stamps. */
  counts?: 'purchases'
  grouping: Grouping
}

export type Rules = {
  /** The position of each mapped field. */
  columns: Partial<Record<PersonField, number>>
  balances: BalanceColumn[]
  /** The business's country, for national phone numbers. */
  country: string
  /** The business's date, 'YYYY-MM-DD'. */
  today: string
  dateOrder: DateOrder
  /** Orders of the other dates, if their own column tells one. */
  orders: Partial<Record<'joined' | 'last_visit', DateOrder>>
  /** True if a wrong field is left out when the row is valid without it. */
  leavesOut: boolean
}

/** Opt-ins are null where the file has no column for them. */
export type ReadPerson = Omit<Person, 'opted_in_sms' | 'opted_in_email'> & {
  opted_in_sms: boolean | null
  opted_in_email: boolean | null
  /** Names of the business's tags; missing in rows that were read before tags existed. */
  tags?: string[]
  /** The days, 'YYYY-MM-DD', on which they joined and came last elsewhere; missing where the file has none. */
  joined?: string | null
  last_visit?: string | null
}

/** A balance of visits belongs to no program. */
export type Balance = { programId?: string; unit: 'points' | 'stamps' | 'visits'; amount: number }

/** Texts as written in the file. */
export type Raw = Record<'first_name' | 'last_name' | 'email' | 'phone' | 'birthday', string>

const nobody: Raw = { first_name: '', last_name: '', email: '', phone: '', birthday: '' }
const MOST_LETTERS = 100
const MOST_IN_PHONE = 60

/** No field is longer: patterns would take time by the square of a cell's length. */
const LONGEST_CELL = 4000

const yes = /^(yes|y|true|t|1|x|on|ja|j|wahr|oui|vrai|si|sí|sim|subscribed|opted[ -]?in)$/i

/** A valid row; `without` is a sentence about the fields left out. */
export type GoodPerson = { person: ReadPerson; balances: Balance[]; without?: string }

/**
 * Reads a customer from a row of cells.
 * @throws {InvalidRow} with the reason, in the spec's words if it has any.
 */
export function readRow(cells: string[], rules: Rules): GoodPerson {
  const raw = rawOf(cells, rules)
  const fields = new FieldReader(rules.leavesOut, localeOf(rules.country))
  const optIn = (field: 'opted_in_sms' | 'opted_in_email') =>
    rules.columns[field] === undefined ? null : yes.test(cellAt(cells, rules.columns[field]))
  if (!raw.email && !raw.phone) throw new InvalidRow('Either email or phone is required')
  const tags = cellAt(cells, rules.columns.tags)
  const person = {
    first_name: readName(raw.first_name, 'First name'),
    last_name: readName(raw.last_name, 'Last name'),
    email: fields.read('email', raw.email, null, readEmail),
    phone: fields.read('phone', raw.phone, null, (phone) => readPhone(phone, rules.country)),
    birthday: fields.read('birthday', raw.birthday, null, (date) => readDate(date, rules)),
    opted_in_sms: optIn('opted_in_sms'),
    opted_in_email: optIn('opted_in_email'),
    tags: fields.read('tags', tags, [], readTags),
    ...readHistory(cells, rules, fields),
  }
  if (!person.email && !person.phone) throw fields.firstFault
  const balances = rules.balances.flatMap((column) => readBalance(cellAt(cells, column.at), column, rules))
  return { person, balances, ...(fields.without && { without: fields.without }) }
}

const days = { joined: 'day of joining', last_visit: 'last visit' } as const

/**
 * Reads the days of joining and of the last visit. A customer whose last visit is earlier than their joining
 * joined on that visit.
 */
function readHistory(cells: string[], rules: Rules, fields: FieldReader) {
  const read = (field: keyof typeof days) =>
    fields.read(days[field], cellAt(cells, rules.columns[field]), null, (text) =>
      readPastDay(
        text,
        { today: rules.today, dateOrder: rules.orders[field] ?? rules.dateOrder },
        days[field],
      ),
    )
  const [joined, last_visit] = [read('joined'), read('last_visit')]
  return { joined: last_visit && (!joined || last_visit < joined) ? last_visit : joined, last_visit }
}

/**
 * Reads a person's texts from the file, without what a spreadsheet adds; a full name becomes first and last name.
 */
export function rawOf(cells: string[], { columns }: Rules): Raw {
  const raw = { ...nobody }
  for (const field of Object.keys(nobody) as (keyof Raw)[]) raw[field] = cellAt(cells, columns[field])
  const full = cellAt(cells, columns.full_name)
  if (!full || raw.first_name || raw.last_name) return raw
  const space = full.lastIndexOf(' ')
  if (space < 0) return { ...raw, first_name: full }
  return { ...raw, first_name: full.slice(0, space).trim(), last_name: full.slice(space + 1) }
}

const cellAt = (cells: string[], at: number | undefined): string =>
  at === undefined ? '' : (cleanLine(readCell((cells[at] ?? '').slice(0, LONGEST_CELL))) ?? '')

function readName(name: string, what: string): string | null {
  if (name.length > MOST_LETTERS) throw new InvalidRow(`${what}: at most ${MOST_LETTERS} characters`)
  return name || null
}

/**
 * Reads a phone. A spreadsheet that treated a number as a quantity wrote '1.41556E+10', which has lost digits, or
 * '14155550101.0'.
 */
function readPhone(phone: string, country: string): string | null {
  if (!phone) return null
  const isReadable = phone.length <= MOST_IN_PHONE && !/\d[.,]?\d*e\+?\d/i.test(phone)
  const e164 = isReadable ? toE164(phone.replace(/\.0$/, ''), country) : null
  if (!e164) throw new InvalidRow(`Invalid phone number. ${phoneRemedy(country)}`)
  return e164
}

/** Reads tags: 'Regular; Student' is two. */
function readTags(text: string): string[] {
  const names = text.split(';').map((name) => name.trim())
  return names.filter(Boolean).map((name) => {
    const read = tagName.safeParse(name)
    if (!read.success)
      throw new InvalidRow(`Invalid tag “${name.slice(0, 40)}”. ${read.error.issues[0]!.message}`)
    return read.data
  })
}

function readBalance(
  text: string,
  { at: _at, most, counts, grouping, ...balance }: BalanceColumn,
  { country }: Rules,
): Balance[] {
  if (!text) return []
  const amount = readWhole(text, country, grouping)
  if (!(amount <= most))
    throw new InvalidRow(`Invalid ${counts ?? balance.unit} (use a whole number, at most ${most})`)
  return amount === 0 ? [] : [{ ...balance, amount }]
}

/** A person as a row of a file. */
export const rawOfPerson = ({ first_name, last_name, email, phone, birthday }: ReadPerson): Raw => ({
  first_name: first_name ?? '',
  last_name: last_name ?? '',
  email: email ?? '',
  phone: phone ?? '',
  birthday: birthday ?? '',
})
