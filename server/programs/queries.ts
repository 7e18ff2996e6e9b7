import { and, asc, count, eq, ne, sql, sum } from 'drizzle-orm'
import type { Tx } from '#server/platform/database/index.ts'
import type { ProgramConfig } from './config.ts'
import type { HandedOut } from './handedOut.ts'
import { loyaltyPrograms as programs, customerProgramProgress as progress, rewards } from './tables.ts'

export type Program = typeof programs.$inferSelect

export type ProgramNumbers = {
  members: number
  points_outstanding: number
  points_earned: number
  /** Stamps on cards that are not full yet. */
  stamps_open: number
  /** Given by the program so far; voided and cancelled ones don't count. */
  rewards_issued: number
}

const oneProgram = (businessId: string, programId: string) =>
  and(eq(programs.business_id, businessId), eq(programs.id, programId))

export const findPrograms = (tx: Tx, businessId: string): Promise<Program[]> =>
  tx
    .select()
    .from(programs)
    .where(eq(programs.business_id, businessId))
    .orderBy(asc(programs.created_at), asc(programs.id))

export async function findProgram(
  tx: Tx,
  businessId: string,
  programId: string,
): Promise<Program | undefined> {
  const [program] = await tx.select().from(programs).where(oneProgram(businessId, programId))
  return program
}

export async function findProgramByKey(
  tx: Tx,
  businessId: string,
  key: string,
): Promise<Program | undefined> {
  const [program] = await tx
    .select()
    .from(programs)
    .where(and(eq(programs.business_id, businessId), eq(programs.idempotency_key, key)))
  return program
}

export async function countPrograms(tx: Tx, businessId: string): Promise<number> {
  const [row] = await tx.select({ n: count() }).from(programs).where(eq(programs.business_id, businessId))
  return row!.n
}

export async function insertProgram(tx: Tx, row: typeof programs.$inferInsert): Promise<Program> {
  const [program] = await tx.insert(programs).values(row).returning()
  return program!
}

/** The program as changed, or nothing when its version is another by now. */
export async function changeProgram(
  tx: Tx,
  businessId: string,
  programId: string,
  version: number,
  change: { name: string; config: ProgramConfig },
): Promise<Program | undefined> {
  const [program] = await tx
    .update(programs)
    .set({ ...change, version: version + 1 })
    .where(and(oneProgram(businessId, programId), eq(programs.version, version)))
    .returning()
  return program
}

export async function setStatus(
  tx: Tx,
  businessId: string,
  programId: string,
  status: Program['status'],
): Promise<Program | undefined> {
  const [program] = await tx
    .update(programs)
    .set({ status })
    .where(oneProgram(businessId, programId))
    .returning()
  return program
}

export const insertReward = (tx: Tx, row: typeof rewards.$inferInsert) => tx.insert(rewards).values(row)

/** The one reward that a program hands out by itself. */
export const changeReward = (tx: Tx, businessId: string, programId: string, change: HandedOut) =>
  tx
    .update(rewards)
    .set(change)
    .where(
      and(
        eq(rewards.business_id, businessId),
        eq(rewards.program_id, programId),
        ne(rewards.type, 'catalogue'),
      ),
    )

export async function sumProgress(tx: Tx, businessId: string): Promise<Map<string, ProgramNumbers>> {
  const total = (column: Parameters<typeof sum>[0]) => sql<number>`${sum(column)}`.mapWith(Number)
  const rows = await tx
    .select({
      programId: progress.program_id,
      members: count(),
      points_outstanding: total(progress.points_balance),
      points_earned: total(progress.total_earned),
      stamps_open: total(progress.stamps_current),
      rewards_issued: total(progress.rewards_earned),
    })
    .from(progress)
    .where(eq(progress.business_id, businessId))
    .groupBy(progress.program_id)
  return new Map(rows.map(({ programId, ...numbers }) => [programId, numbers]))
}
