import { and, eq, inArray, sql } from 'drizzle-orm'
import { type Customer, renameImport } from '#server/loyalty/customers/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { forgetFailures, removeImport } from './queries.ts'
import { customerImports, customerImportPieces as pieces } from './tables.ts'

type Person = Pick<Customer, 'first_name' | 'last_name' | 'email' | 'phone'>

const FORGOTTEN = 'Erased.csv'
/** The last digits of a phone, which a spreadsheet keeps in any format. */
const DIGITS = 8

/**
 * Erases people from uploads: their failed rows, and every upload not yet started that contains one of their
 * addresses and would bring them back. Files named after them are renamed.
 */
export async function forgetInFiles(ctx: BusinessContext, people: Person[]): Promise<void> {
  const addresses = people.flatMap(({ phone, email }) => [phone, email].filter((address) => address !== null))
  await forgetFailures(ctx, addresses)
  await removeUploadsWith(ctx, people)
  await renameFilesOf(ctx, people)
}

async function removeUploadsWith(ctx: BusinessContext, people: Person[]): Promise<void> {
  const emails = people.flatMap(({ email }) => (email ? [email.toLowerCase()] : []))
  const phones = people.flatMap(({ phone }) => (phone ? [phone.replace(/\D/g, '').slice(-DIGITS)] : []))
  if (emails.length + phones.length === 0) return
  const found = await ctx.tx
    .selectDistinct({ id: pieces.import_id })
    .from(pieces)
    .innerJoin(
      customerImports,
      and(eq(customerImports.business_id, ctx.businessId), eq(customerImports.id, pieces.import_id)),
    )
    .where(
      and(
        eq(pieces.business_id, ctx.businessId),
        inArray(customerImports.status, ['uploaded', 'checked']),
        sql`exists (
          select 1 from (select lower(${pieces.cells}) as words,
            regexp_replace(${pieces.cells}, '[^0-9"]', '', 'g') as digits) as told
          where exists (select 1 from unnest(${sql.param(emails)}::text[]) email where strpos(told.words, email) > 0)
            or exists (select 1 from unnest(${sql.param(phones)}::text[]) phone where strpos(told.digits, phone) > 0))`,
      ),
    )
  for (const { id } of found) await removeImport(ctx, id)
}

/** Renames files named after these people, also in the proof of each consent that came with the file. */
async function renameFilesOf(ctx: BusinessContext, people: Person[]): Promise<void> {
  const { tx, businessId } = ctx
  const files = await tx
    .select({ id: customerImports.id, name: customerImports.file_name })
    .from(customerImports)
    .where(eq(customerImports.business_id, businessId))
  for (const { id, name } of files.filter((file) =>
    people.some((person) => isCalledAfter(file.name, person)),
  )) {
    await tx
      .update(customerImports)
      .set({ file_name: FORGOTTEN })
      .where(and(eq(customerImports.business_id, businessId), eq(customerImports.id, id)))
    await renameImport(ctx, { from: name, to: FORGOTTEN })
  }
}

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)

/** True if a file's name has all of the person's names, their address or their phone. */
function isCalledAfter(fileName: string, { first_name, last_name, email, phone }: Person): boolean {
  const names = wordsOf(`${first_name ?? ''} ${last_name ?? ''}`)
  const words = new Set(wordsOf(fileName))
  if (names.length > 0 && names.every((name) => words.has(name))) return true
  if (email && fileName.toLowerCase().includes(email)) return true
  return phone !== null && fileName.replace(/\D/g, '').includes(phone.replace(/\D/g, '').slice(-DIGITS))
}
