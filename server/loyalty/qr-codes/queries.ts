import { and, asc, desc, eq, isNull, ne, sql } from 'drizzle-orm'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { queryRows, type Tx } from '#server/platform/database/index.ts'
import type { QrCode } from './qrCode.ts'
import { qrCodes } from './tables.ts'

export const countQrCodes = ({ tx, businessId }: BusinessContext): Promise<number> =>
  tx.$count(qrCodes, eq(qrCodes.business_id, businessId))

export async function findQrCodeByKey(ctx: BusinessContext, key: string): Promise<QrCode | undefined> {
  const [found] = await ctx.tx
    .select()
    .from(qrCodes)
    .where(and(eq(qrCodes.business_id, ctx.businessId), eq(qrCodes.idempotency_key, key)))
  return found
}

export async function insertQrCode(
  { tx }: BusinessContext,
  qrCode: typeof qrCodes.$inferInsert,
): Promise<QrCode> {
  const [inserted] = await tx.insert(qrCodes).values(qrCode).returning()
  return inserted!
}

/** Lists the business's QR codes with their scans and sign-ups, newest first. */
export function listQrCodes(ctx: BusinessContext): Promise<QrCode[]> {
  return ctx.tx
    .select()
    .from(qrCodes)
    .where(eq(qrCodes.business_id, ctx.businessId))
    .orderBy(desc(qrCodes.created_at), desc(qrCodes.id))
}

export async function findQrCode(ctx: BusinessContext, qrCodeId: string): Promise<QrCode | undefined> {
  const [qrCode] = await ctx.tx.select().from(qrCodes).where(own(ctx, qrCodeId))
  return qrCode
}

/** Deletes a code and returns it, if there was one. */
export async function removeQrCode(ctx: BusinessContext, qrCodeId: string): Promise<QrCode | undefined> {
  const [removed] = await ctx.tx.delete(qrCodes).where(own(ctx, qrCodeId)).returning()
  return removed
}

/** Switches a code on or off; returns the code if this changed it. */
export async function setActive(
  ctx: BusinessContext,
  qrCodeId: string,
  active: boolean,
): Promise<QrCode | undefined> {
  const [changed] = await ctx.tx
    .update(qrCodes)
    .set({ active })
    .where(and(own(ctx, qrCodeId), ne(qrCodes.active, active)))
    .returning()
  return changed
}

export async function addScan(ctx: BusinessContext, qrCodeId: string): Promise<void> {
  await ctx.tx
    .update(qrCodes)
    .set({ scan_count: sql`${qrCodes.scan_count} + 1` })
    .where(own(ctx, qrCodeId))
}

export async function addSignUp(ctx: BusinessContext, qrCodeId: string): Promise<void> {
  await ctx.tx
    .update(qrCodes)
    .set({ signup_count: sql`${qrCodes.signup_count} + 1` })
    .where(own(ctx, qrCodeId))
}

const own = (ctx: BusinessContext, qrCodeId: string) =>
  and(eq(qrCodes.business_id, ctx.businessId), eq(qrCodes.id, qrCodeId))

/** The target of a code. */
export type LocatedCode = {
  business_id: string
  id: string
  /** True if the code is active, and so is its business. */
  active: boolean
  /** False while the business is closed or suspended. */
  shop_open: boolean
  custom_url: string | null
}

/**
 * Finds the target of a scanned or typed code across businesses, because the visitor knows only the code; see
 * server/loyalty/qr-codes/functions.sql. Undefined for an unknown or deleted code.
 */
export async function findByCode(tx: Tx, code: string): Promise<LocatedCode | undefined> {
  const read = code.toUpperCase()
  if (!/^[A-Z0-9]{12}$/.test(read)) return undefined
  const [found] = await queryRows<LocatedCode>(tx, sql`select * from qr_code_by_code(${read})`)
  return found
}

/** The oldest code that leads to the business's own form. */
export async function findFormCode({ tx, businessId }: BusinessContext): Promise<string | undefined> {
  const [found] = await tx
    .select({ code: qrCodes.code })
    .from(qrCodes)
    .where(and(eq(qrCodes.business_id, businessId), eq(qrCodes.active, true), isNull(qrCodes.custom_url)))
    .orderBy(asc(qrCodes.created_at))
    .limit(1)
  return found?.code
}

export async function findQrCodeIds({ tx, businessId }: BusinessContext): Promise<string[]> {
  const rows = await tx.select({ id: qrCodes.id }).from(qrCodes).where(eq(qrCodes.business_id, businessId))
  return rows.map(({ id }) => id)
}
