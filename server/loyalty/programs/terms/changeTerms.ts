import { sql } from 'drizzle-orm'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { newId } from '#server/platform/context/ids.ts'
import { queryRows } from '#server/platform/database/index.ts'
import type { ProgramConfig } from '../config.ts'
import { oneProgram, type Program } from '../queries.ts'
import { formerTerms, loyaltyPrograms as programs } from '../tables.ts'

type Change = Partial<Pick<Program, 'name' | 'status' | 'config' | 'version' | 'archived_at'>>

/**
 * Changes a program, and keeps the terms that it had until now. Every writer of a program's terms calls this, so that
 * its history has every change. Returns the changed program; undefined if `fits` is false for the present one.
 */
async function changeTerms(
  { tx, businessId, now }: BusinessContext,
  programId: string,
  fits: (present: Program) => boolean,
  change: Change,
): Promise<Program | undefined> {
  const which = oneProgram(businessId, programId)
  // Not FOR UPDATE: a ledger row's foreign key takes a shared lock of the program, and no till waits for its owner.
  const [present] = await tx.select().from(programs).where(which).for('no key update')
  if (!present || !fits(present)) return undefined
  const { name, status, config, archived_at } = present
  await tx.insert(formerTerms).values({
    business_id: businessId,
    id: newId(),
    program_id: programId,
    ...{ name, status, config, archived_at },
    until: now,
  })
  const [changed] = await tx.update(programs).set(change).where(which).returning()
  return changed
}

/** Changes a program and returns it; undefined if its version is another now. */
export const changeProgram = (
  ctx: BusinessContext,
  programId: string,
  version: number,
  change: { name: string; config: ProgramConfig },
): Promise<Program | undefined> =>
  changeTerms(ctx, programId, (present) => present.version === version, { ...change, version: version + 1 })

/** Sets the status of a program and returns it; undefined if it already has that status or is archived. */
export const setStatus = (
  ctx: BusinessContext,
  programId: string,
  status: Program['status'],
): Promise<Program | undefined> =>
  changeTerms(ctx, programId, (present) => present.status !== status && present.archived_at === null, {
    status,
  })

/**
 * Archives a program at a moment or, with null, restores it, and returns it; paused either way. Undefined if nothing
 * changes.
 */
export const setArchived = (
  ctx: BusinessContext,
  programId: string,
  at: Date | null,
): Promise<Program | undefined> =>
  changeTerms(ctx, programId, ({ archived_at }) => (archived_at === null) === (at !== null), {
    status: 'paused',
    archived_at: at,
  })

/** A program's terms at an earlier moment; null for a program that was not there yet. */
export type TermsThen = Pick<Program, 'status' | 'config'> | null

/** The terms at a moment of each program that was changed or made since, by its id. */
export async function findTermsAt(
  { tx, businessId }: Pick<BusinessContext, 'tx' | 'businessId'>,
  at: Date,
): Promise<Map<string, TermsThen>> {
  const moment = sql`${at.toISOString()}::timestamptz`
  const rows = await queryRows<{ id: string; is_new: boolean } & NonNullable<TermsThen>>(
    tx,
    sql`
      select p.id, p.created_at > ${moment} as is_new, f.status, f.config
      from loyalty_programs p
      left join lateral (
        select status, config from former_terms
        where business_id = ${businessId} and program_id = p.id and until > ${moment}
        order by until, id limit 1
      ) f on true
      where p.business_id = ${businessId} and (p.created_at > ${moment} or f.status is not null)`,
  )
  return new Map(rows.map(({ id, is_new, status, config }) => [id, is_new ? null : { status, config }]))
}
