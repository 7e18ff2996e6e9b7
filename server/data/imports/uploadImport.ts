import { findBusiness } from '#server/businesses/business/index.ts'
import { findPrograms } from '#server/loyalty/programs/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { newId } from '#server/platform/context/ids.ts'
import { limitRate } from '#server/platform/rate-limits/index.ts'
import { cleanLine } from '#server/platform/text/nameField.ts'
import type { BalanceType, PreviewView } from './contract.ts'
import { type Import, insertImport, removeOldUploads } from './queries.ts'
import { readingIn } from './reading/dateOrder.ts'
import { type FileRead, readFile } from './reading/readFile.ts'
import { mayOpenBalances } from './reading/readRules.ts'
import { suggestMapping } from './reading/suggestMapping.ts'
import { requireMember } from './requireMember.ts'
import type { InTransaction } from './running/inTransaction.ts'
import { insertPieces } from './running/pieceQueries.ts'

/** Newest uploads that are kept, for a person who tries again; unused ones are deleted after a day. */
const UPLOADS_KEPT = 10
/** Uploads of one business: more than anybody needs in an evening with a stubborn file. */
const UPLOADS_AN_HOUR = { limit: 30, windowSeconds: 3600, message: 'That were many files.' }

/**
 * Stores a CSV file without importing anything, and shows how it would be read.
 * @throws {Refusal} 'invalid' at the field `file`, in the spec's words; 'too_many_requests' beyond 30 files an
 * hour, and while another file of the business is read.
 */
export async function uploadImport(
  inTransaction: InTransaction,
  { name, bytes }: { name: string; bytes: Uint8Array },
): Promise<{ uploaded: Import; preview: PreviewView }> {
  const businessId = await inTransaction(async (ctx) => {
    await limitRate(ctx.tx, `imports ${ctx.businessId}`, UPLOADS_AN_HOUR, ctx.now)
    return ctx.businessId
  })
  const read = await readFile(bytes, businessId)
  return inTransaction(async (ctx) => {
    const uploaded = await keep(ctx, name, read)
    await removeOldUploads(ctx, UPLOADS_KEPT)
    return { uploaded, preview: await show(ctx, read) }
  })
}

async function keep(ctx: BusinessContext, name: string, read: FileRead): Promise<Import> {
  const member = requireMember(ctx)
  const uploaded = await insertImport(ctx, {
    business_id: ctx.businessId,
    id: newId(),
    file_name: cleanLine(name)!.slice(-200),
    header: read.header,
    dates: read.dates,
    numbers: read.numbers,
    total_rows: read.total,
    member_id: member.userId,
    member_name: member.name,
    created_at: ctx.now,
    moved_at: ctx.now,
  })
  await insertPieces(ctx, uploaded.id, read.pieces)
  return uploaded
}

async function show(ctx: BusinessContext, { header, first, dates }: FileRead): Promise<PreviewView> {
  const { default_country } = await findBusiness(ctx.tx, ctx.businessId)
  const programs = (await findPrograms(ctx.tx, ctx.businessId)).filter(mayOpenBalances)
  return {
    header,
    rows: first,
    mapping: suggestMapping(header, programs),
    dates: dates.map((facts) => readingIn(default_country, facts)),
    programs: programs.map(({ id, name, type }) => ({ id, name, type: type as BalanceType })),
  }
}
