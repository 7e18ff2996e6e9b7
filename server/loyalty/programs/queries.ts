import { and, asc, count, eq, isNull, sql } from 'drizzle-orm'
import { queryRows, type Tx } from '#server/platform/database/index.ts'
import { loyaltyPrograms as programs } from './tables.ts'

export type Program = typeof programs.$inferSelect

/** Current figures; `recent` figures are of the last days. */
export type ProgramNumbers = {
  members: number
  /** Members with activity in the program. */
  members_recent: number
  points_outstanding: number
  points_earned: number
  points_earned_recent: number
  /** Stamps on cards that are not full yet. */
  stamps_open: number
  /** Visits of the program's members; a discount ladder counts all of them. */
  visits_counted: number
  visits_counted_recent: number
  /** Rewards in the catalogue of a points program. */
  rewards_offered: number
  /** Rewards that the program gave so far; voided and cancelled ones don't count. */
  rewards_issued: number
  rewards_issued_recent: number
  /** Valid and unused rewards. */
  rewards_waiting: number
  rewards_redeemed: number
  rewards_redeemed_recent: number
}

export const oneProgram = (businessId: string, programId: string) =>
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

/** A program whose terms cannot change until the transaction ends. */
export async function holdProgram(
  tx: Tx,
  businessId: string,
  programId: string,
): Promise<Program | undefined> {
  const [program] = await tx.select().from(programs).where(oneProgram(businessId, programId)).for('share')
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

/** Counts the programs that count for the plan: archived ones don't. */
export async function countPrograms(tx: Tx, businessId: string): Promise<number> {
  const [row] = await tx
    .select({ n: count() })
    .from(programs)
    .where(and(eq(programs.business_id, businessId), isNull(programs.archived_at)))
  return row!.n
}

/** Counts all programs, archived ones too: what was earned in them names them. */
export const countAllPrograms = (tx: Tx, businessId: string): Promise<number> =>
  tx.$count(programs, eq(programs.business_id, businessId))

export async function insertProgram(tx: Tx, row: typeof programs.$inferInsert): Promise<Program> {
  const [program] = await tx.insert(programs).values(row).returning()
  return program!
}

/**
 * Sums up each program of the business in one statement: progress and rewards held as of `now`, and from the
 * ledger what was added since `since`, less what was undone. Merged and erased customers hold nothing and are no
 * members.
 */
export function sumPrograms(
  tx: Tx,
  businessId: string,
  now: Date,
  since: Date,
): Promise<({ program_id: string } & ProgramNumbers)[]> {
  return queryRows(
    tx,
    sql`
      with people as (
        select id, total_visits, merged_into is null and erased_at is null as is_here
        from customers where business_id = ${businessId}
      )
      select p.id as program_id, recent.*,
        coalesce(held.members, 0) as members,
        coalesce(held.members_recent, 0) as members_recent,
        coalesce(held.points_outstanding, 0) as points_outstanding,
        coalesce(held.points_earned, 0) as points_earned,
        coalesce(held.stamps_open, 0) as stamps_open,
        case when p.type = 'discount' then coalesce(held.visits_counted, 0) else 0 end as visits_counted,
        coalesce(held.rewards_issued, 0) as rewards_issued,
        coalesce(shelf.rewards_offered, 0) as rewards_offered,
        coalesce(given.rewards_waiting, 0) as rewards_waiting,
        coalesce(given.rewards_redeemed, 0) as rewards_redeemed,
        coalesce(given.rewards_redeemed_recent, 0) as rewards_redeemed_recent
      from loyalty_programs p
      left join (
        select s.program_id, count(*) filter (where c.is_here)::int as members,
          count(*) filter (where c.is_here and s.last_activity_at >= ${since})::int as members_recent,
          coalesce(sum(s.points_balance) filter (where c.is_here), 0)::float8 as points_outstanding,
          coalesce(sum(s.total_earned), 0)::float8 as points_earned,
          coalesce(sum(s.stamps_current) filter (where c.is_here), 0)::int as stamps_open,
          coalesce(sum(c.total_visits), 0)::int as visits_counted,
          coalesce(sum(s.rewards_earned), 0)::int as rewards_issued
        from customer_program_progress s
        join people c on c.id = s.customer_id
        where s.business_id = ${businessId}
        group by s.program_id
      ) held on held.program_id = p.id
      left join (
        select r.program_id,
          count(*) filter (
            where c.is_here and r.status = 'earned' and (r.expires_at is null or r.expires_at > ${now})
          )::int as rewards_waiting,
          count(r.redeemed_at)::int as rewards_redeemed,
          count(*) filter (where r.redeemed_at >= ${since})::int as rewards_redeemed_recent
        from customer_rewards r
        join people c on c.id = r.customer_id
        where r.business_id = ${businessId}
        group by r.program_id
      ) given on given.program_id = p.id
      left join (
        select o.program_id, count(*)::int as rewards_offered
        from rewards o
        where o.business_id = ${businessId} and o.type = 'catalogue' and o.active
        group by o.program_id
      ) shelf on shelf.program_id = p.id
      cross join lateral (
        select greatest(0, coalesce(sum(t.earned), 0))::float8 as points_earned_recent,
          greatest(0, coalesce(sum(t.visits), 0))::int as visits_counted_recent,
          greatest(0, coalesce(sum(t.rewards), 0))::int as rewards_issued_recent
        from transactions t
        -- An entry that takes back one from before the window does not count.
        left join transactions undone on undone.business_id = ${businessId} and undone.id = t.reverses_id
        where t.business_id = ${businessId} and t.program_id = p.id and t.created_at >= ${since}
          and coalesce(undone.created_at, t.created_at) >= ${since}
      ) recent
      where p.business_id = ${businessId}`,
  )
}
