import { findBusiness } from '#server/businesses/business/index.ts'
import {
  addCustomers,
  type ConsentOfMany,
  type Contact,
  findWithdrawn,
  type Person,
} from '#server/loyalty/customers/index.ts'
import { findOrMakeTag, insertCustomerTags } from '#server/loyalty/customers/tags/index.ts'
import { openingBalance } from '#server/loyalty/ledger/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { Refusal } from '#server/platform/context/refusal.ts'
import { savepoint, sqlState } from '#server/platform/database/index.ts'
import { startOfLocalDay } from '#server/platform/time/calendar.ts'
import { BATCH_ROWS } from '../contract.ts'
import type { Failure, Import } from '../queries.ts'
import { rawOfPerson } from '../reading/readRow.ts'
import type { ReadRow } from '../reading/readRows.ts'

const WITHDRAWN =
  'Imported. This person had ended their consent here, so they get no messages until they agree again themselves.'

export type GoodRow = Extract<ReadRow, { person: unknown }>
type Written = { imported: number; failed: Failure[] }

/**
 * Adds the rows' customers with their consents and opening balances. All rows are written at once, which is
 * fastest. If that fails, they are written batch by batch, and only the failing batch is lost, each of its rows
 * with the reason (spec section 8).
 */
export async function writeBatches(ctx: BusinessContext, found: Import, rows: GoodRow[]): Promise<Written> {
  if (rows.length === 0) return { imported: 0, failed: [] }
  const attempt = (some: GoodRow[]) => savepoint(ctx.tx, () => write(ctx, found, some))
  try {
    return await attempt(rows)
  } catch (error) {
    reasonIn(error)
  }
  const written: Written = { imported: 0, failed: [] }
  for (let start = 0; start < rows.length; start += BATCH_ROWS) {
    const batch = rows.slice(start, start + BATCH_ROWS)
    const { imported, failed } = await attempt(batch).catch((error) => failAll(batch, reasonIn(error)))
    written.imported += imported
    written.failed.push(...failed)
  }
  return written
}

async function write(ctx: BusinessContext, found: Import, rows: GoodRow[]): Promise<Written> {
  const { time_zone } = await findBusiness(ctx.tx, ctx.businessId)
  const asked = rows.map(({ person }) => withHistory(withOptIns(person, found), person, time_zone))
  const isWithdrawn = await findWithdrawn(ctx, asked.flatMap(optInsOf))
  const people = asked.map((person) => withoutWithdrawn(person, isWithdrawn))
  const ids = await addCustomers(ctx, people, consentOf(found))
  // Ascending by id, the order in which the ledger locks customers.
  for (const [index, { balances }] of rows.entries()) {
    const customerId = ids[index]
    if (!customerId) continue
    for (const { programId, unit, amount } of balances) {
      const idempotencyKey = `import ${found.id} ${rows[index]!.row_number} ${programId ?? unit}`
      await openingBalance(ctx, { customerId, programId, [unit]: amount, idempotencyKey, source: 'import' })
    }
  }
  const taken = rows.filter((_row, index) => !ids[index])
  await putTags(ctx, rows, ids)
  const failed = taken.map((row) => failure(row, 'duplicate', 'This phone belongs to a customer; skipped'))
  const withdrawn = rows.flatMap((row, index) =>
    ids[index] && optInsOf(asked[index]!).some(isWithdrawn) ? [failure(row, 'mended', WITHDRAWN)] : [],
  )
  return { imported: rows.length - taken.length, failed: [...failed, ...withdrawn] }
}

/** Adds the rows' tags. The business is locked already, and no other transaction can see these customers yet. */
async function putTags(ctx: BusinessContext, rows: GoodRow[], ids: (string | null)[]): Promise<void> {
  const wanted = new Map<string, string[]>()
  for (const [index, { person }] of rows.entries()) {
    const id = ids[index]
    if (id) for (const name of person.tags ?? []) wanted.set(name, [...(wanted.get(name) ?? []), id])
  }
  for (const [name, customerIds] of wanted) {
    const tag = await findOrMakeTag(ctx, name)
    await insertCustomerTags(ctx, customerIds, tag.id)
  }
}

/**
 * Sets the opt-ins of a person. If the file has none, the importing person's statement counts; without a contact
 * there is nothing to agree to.
 */
function withOptIns(person: GoodRow['person'], { attests_sms, attests_email }: Import): Person {
  return {
    ...person,
    opted_in_sms: person.phone !== null && (person.opted_in_sms ?? attests_sms),
    opted_in_email: person.email !== null && (person.opted_in_email ?? attests_email),
  }
}

const optInsOf = ({ phone, email, opted_in_sms, opted_in_email }: Person): Contact[] => [
  ...(opted_in_sms && phone ? [{ channel: 'sms' as const, contact: phone }] : []),
  ...(opted_in_email && email ? [{ channel: 'email' as const, contact: email }] : []),
]

/** Clears opt-ins of people who withdrew, whatever a file or the importing person says. */
const withoutWithdrawn = (person: Person, isWithdrawn: (contact: Contact) => boolean): Person => ({
  ...person,
  opted_in_sms: person.opted_in_sms && !isWithdrawn({ channel: 'sms', contact: person.phone! }),
  opted_in_email: person.opted_in_email && !isWithdrawn({ channel: 'email', contact: person.email! }),
})

/** Sets the days of a person's history, which begin at midnight in the business's time zone. */
function withHistory(person: Person, { joined, last_visit }: GoodRow['person'], timeZone: string): Person {
  const begins = (day: string | null | undefined) => (day ? startOfLocalDay(day, timeZone) : undefined)
  return { ...person, joined_at: begins(joined), last_visit_at: begins(last_visit) }
}

function consentOf({ file_name, member_name, mapping }: Import): ConsentOfMany {
  const words = (field: string, what: string) =>
    mapping?.includes(field)
      ? `The imported file "${file_name}" says that the customer agreed to ${what}.`
      : `${member_name} confirmed when importing "${file_name}" that its customers agreed to ${what}.`
  return {
    source: 'import',
    wording: { sms: words('opted_in_sms', 'text messages'), email: words('opted_in_email', 'emails') },
  }
}

const failAll = (batch: GoodRow[], reason: string): Written => ({
  imported: 0,
  failed: batch.map((row) => failure(row, 'failed', reason)),
})

const failure = ({ row_number, person }: GoodRow, kind: Failure['kind'], error: string): Failure => ({
  ...{ row_number, kind, error },
  ...rawOfPerson(person),
})

/**
 * The reason rows cannot be stored, in words for people. Rethrows an error that is not about the rows: a retry
 * may succeed.
 */
function reasonIn(error: unknown): string {
  if (error instanceof Refusal) return error.message
  // SQL states of values out of range, constraints, and errors that functions raise.
  if (/^(22|23|P0)/.test(sqlState(error) ?? '')) return 'These rows could not be stored'
  throw error
}
