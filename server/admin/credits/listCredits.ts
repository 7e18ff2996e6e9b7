import { recordPlatformAct } from '#server/businesses/audit/index.ts'
import type { CreditKind } from '#server/businesses/credits/tables.ts'
import type { Cell } from '#server/platform/csv/index.ts'
import { type Page, pageOf, readTimeCursor, type Wanted } from '#server/platform/http/pages/page.ts'
import type { Admin } from '../index.ts'
import type { CreditFilter, CreditMovement, CreditSums } from './contract.ts'
import { findCredits, sumCredits } from './queries.ts'

/** Reads a page of the movements in all businesses, newest first. The platform's log records the look. */
export async function listCredits(
  { tx, now, userId }: Admin,
  { after, limit, ...filter }: CreditFilter & Wanted,
): Promise<Page<CreditMovement>> {
  const page = await readCredits(tx, filter, after, limit)
  await recordPlatformAct(tx, now, { userId, action: 'credits_looked_at' })
  return page
}

async function readCredits(tx: Admin['tx'], filter: CreditFilter, after: string | undefined, limit: number) {
  const found = await findCredits(tx, filter, readTimeCursor(after), limit + 1)
  return pageOf(found, limit, ({ at, id }) => ({ at: new Date(at), id }))
}

type Part = Exclude<keyof CreditSums, 'movements' | 'net'>
const partOf: Record<CreditKind, Part> = {
  initial: 'initial',
  granted: 'granted',
  taken: 'taken',
  bought: 'bought',
  refunded: 'bought',
  reserved: 'used',
  returned: 'used',
}

export async function readCreditSums({ tx }: Admin, filter: CreditFilter): Promise<CreditSums> {
  const sums = await sumCredits(tx, filter)
  const of = (part: Part) =>
    sums.filter(({ kind }) => partOf[kind] === part).reduce((sum, { credits }) => sum + credits, 0)
  return {
    movements: sums.reduce((sum, { movements }) => sum + movements, 0),
    initial: of('initial'),
    granted: of('granted'),
    taken: of('taken'),
    bought: of('bought'),
    used: of('used'),
    net: sums.reduce((sum, { credits }) => sum + credits, 0),
  }
}

/** The columns of the file, in order. Their names and formats are a promise: docs/csv-files.md. */
export const columns: Record<string, (movement: CreditMovement) => Cell> = {
  movement_id: ({ id }) => id,
  at: ({ at }) => at,
  business_id: ({ business_id }) => business_id,
  company_name: ({ company_name }) => company_name,
  email: ({ email }) => email,
  kind: ({ kind }) => kind,
  credits: ({ credits }) => credits,
  reason: ({ reason }) => reason,
  by: ({ by }) => by,
}

const ROWS_AT_ONCE = 1000

/** Reads each page in a transaction of its own: a slow download keeps no transaction open. */
export async function* readPages(
  inTransaction: <T>(work: (admin: Admin) => Promise<T>) => Promise<T>,
  filter: CreditFilter,
): AsyncGenerator<Cell[][], void> {
  const cells = Object.values(columns)
  for (let after: string | undefined; ; ) {
    const from = after
    const { data, next } = await inTransaction(({ tx }) => readCredits(tx, filter, from, ROWS_AT_ONCE))
    yield data.map((movement) => cells.map((cell) => cell(movement)))
    if (!next) return
    after = next
  }
}
