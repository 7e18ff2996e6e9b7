import { type SQL, sql } from 'drizzle-orm'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { queryRows } from '#server/platform/database/index.ts'
import type { Happened } from './history.ts'

/** The rows to read: those of a stretch of time, for one person in `oneIn`, with one program in detail. */
export type Wanted = { from: Date; until: Date; programId: string; oneIn: number }

/** Rows read at a time: more would hold up other requests of the process. */
export const PAGE = 1000

type Stretch = Pick<Wanted, 'from' | 'until'>

/** All operations of a stretch but expirations, which follow from the rules. */
const within = ({ businessId }: BusinessContext, { from, until }: Stretch): SQL => sql`
  o.business_id = ${businessId} and o.created_at >= ${from} and o.created_at <= ${until} and o.kind <> 'expiration'`

/** Chooses the same people of a business in every run. */
const isChosen = ({ oneIn }: Wanted): SQL =>
  oneIn === 1
    ? sql`true`
    : sql`('x' || substr(md5(coalesce(c.merged_into, c.id)::text), 1, 7))::bit(28)::int % ${oneIn} = 0`

export async function countOperations(ctx: BusinessContext, stretch: Stretch): Promise<number> {
  const [row] = await queryRows<{ n: number }>(
    ctx.tx,
    sql`select count(*)::int as n from operations o where ${within(ctx, stretch)}`,
  )
  return row!.n
}

export async function hasPurchases(ctx: BusinessContext, stretch: Stretch): Promise<boolean> {
  const rows = await queryRows(
    ctx.tx,
    sql`select 1 from operations o where ${within(ctx, stretch)} and o.kind = 'purchase' limit 1`,
  )
  return rows.length > 0
}

/** An operation as recorded, and the person it belongs to now. */
export type Recorded = Omit<
  Happened,
  'stamps' | 'own_discount' | 'points_changed' | 'stamps_changed' | 'gift' | 'claim' | 'used'
> & { person_id: string }

/** Reads the operations in their order. `take` gets a page at a time. */
export const readOperations = (
  ctx: BusinessContext,
  wanted: Wanted,
  take: (rows: Recorded[]) => void,
): Promise<void> =>
  readInPages<Recorded>(
    ctx,
    sql`
      select coalesce(c.merged_into, c.id) as person_id, o.id, o.kind, o.customer_id, o.source, o.happened_at, o.created_at,
        o.amount::float8 as amount, o.discount_amount::float8 as discount_amount,
        o.counts_as_visit, o.visits, o.reverses_id, o.refunds_id,
        case when o.kind = 'merge' then (select a.answer ->> 'merged_id' from operation_answers a
          where a.business_id = ${ctx.businessId} and a.operation_id = o.id) end as merged_id
      from operations o
      join customers c on c.business_id = ${ctx.businessId} and c.id = o.customer_id
      where ${within(ctx, wanted)} and ${isChosen(wanted)}
      order by o.created_at, o.id`,
    (rows) =>
      take(
        rows.map((row) => ({
          ...row,
          happened_at: row.happened_at && new Date(row.happened_at),
          created_at: new Date(row.created_at),
        })),
      ),
  )

/** Facts about an operation from its entries, if they differ from the usual: one stamp, nothing changed by hand. */
export type DescribedRow = { operation_id: string } & Pick<
  Happened,
  'stamps' | 'own_discount' | 'points_changed' | 'stamps_changed'
>

/** Reads the entries of the program itself and, for stamps, of other cards. */
export const readDescribed = (
  ctx: BusinessContext,
  { from, until, programId }: Wanted,
  take: (rows: DescribedRow[]) => void,
): Promise<void> =>
  readInPages<DescribedRow>(
    ctx,
    sql`
      with entry as (
        select t.operation_id, p.id = ${programId} as own,
          sum(t.stamps) filter (where t.kind = 'accrual') as stamps,
          sum(t.points) filter (where t.kind in ('adjustment', 'opening_balance')) as points_changed,
          sum(t.stamps) filter (where t.kind in ('adjustment', 'opening_balance')) as stamps_changed,
          max((t.cause -> 'discount' -> 'off' ->> 'amount')::bigint) filter (where p.type = 'discount') as discount
        from loyalty_programs p
        join transactions t on t.business_id = ${ctx.businessId} and t.program_id = p.id
          and t.created_at >= ${from} and t.created_at <= ${until}
        where p.business_id = ${ctx.businessId} and (p.id = ${programId} or p.type = 'stamp_card')
        group by t.operation_id, p.id
      ), told as (
        select operation_id,
          greatest(1, coalesce(max(stamps) filter (where own and stamps > 0), max(stamps), 1))::int as stamps,
          coalesce(max(discount) filter (where own), 0)::float8 as own_discount,
          coalesce(max(points_changed) filter (where own), 0)::float8 as points_changed,
          coalesce(max(stamps_changed) filter (where own), 0)::int as stamps_changed
        from entry group by operation_id
      )
      select * from told where (stamps, own_discount, points_changed, stamps_changed) <> (1, 0, 0, 0)`,
    take,
  )

export type UsedReward = { operation_id: string; given_by: string; place: number }

/** Reads the rewards of the program that were used. */
export const readUsed = (
  ctx: BusinessContext,
  { from, until, programId }: Wanted,
  take: (rows: UsedReward[]) => void,
): Promise<void> =>
  readInPages<UsedReward>(
    ctx,
    sql`
      select r.operation_id, h.operation_id as given_by,
        (select count(*)::int from customer_rewards b where b.business_id = ${ctx.businessId}
          and b.operation_id = h.operation_id and b.program_id = ${programId} and b.id < h.id) as place
      from redemptions r
      join customer_rewards h on h.business_id = ${ctx.businessId} and h.id = r.customer_reward_id
      where r.business_id = ${ctx.businessId} and r.created_at >= ${from} and r.created_at <= ${until}
        and h.program_id = ${programId}`,
    take,
  )

export type Claimed = { operation_id: string } & NonNullable<Happened['claim']>

/** Reads the rewards of the program that were bought with points. */
export const readClaimed = (
  ctx: BusinessContext,
  { from, until, programId }: Wanted,
  take: (rows: Claimed[]) => void,
): Promise<void> =>
  readInPages<Claimed>(
    ctx,
    sql`
      select t.operation_id, r.id as reward_id, h.name, -t.points::float8 as price, r.valid_days
      from transactions t
      join customer_rewards h on h.business_id = ${ctx.businessId} and h.id = t.customer_reward_id
      join rewards r on r.business_id = ${ctx.businessId} and r.id = h.reward_id
      where t.business_id = ${ctx.businessId} and t.program_id = ${programId}
        and t.created_at >= ${from} and t.created_at <= ${until}
        and t.kind = 'redemption' and t.points < 0`,
    take,
  )

export type GivenReward = { operation_id: string } & NonNullable<Happened['gift']>

/** Reads the rewards of the program that were given without points. */
export const readGifts = (
  ctx: BusinessContext,
  { from, until, programId }: Wanted,
  take: (rows: GivenReward[]) => void,
): Promise<void> =>
  readInPages<GivenReward>(
    ctx,
    sql`
      select h.operation_id, h.expires_at,
        jsonb_build_object('id', h.reward_id, 'type', h.type, 'name', h.name) as reward
      from operations o
      join customer_rewards h on h.business_id = ${ctx.businessId} and h.operation_id = o.id
      where o.business_id = ${ctx.businessId} and o.created_at >= ${from} and o.created_at <= ${until}
        and o.kind = 'issue' and h.program_id = ${programId}`,
    (rows) => take(rows.map((row) => ({ ...row, expires_at: row.expires_at && new Date(row.expires_at) }))),
  )

/**
 * Reads the customers who joined without an operation, as on the join page; everybody else joins with an
 * operation. A survivor may have taken over the joining day of a merged record before being merged itself; that
 * record joined nothing then.
 */
export const readJoined = (
  ctx: BusinessContext,
  wanted: Wanted,
  take: (rows: { person_id: string; id: string }[]) => void,
): Promise<void> =>
  readInPages(
    ctx,
    sql`
      select coalesce(c.merged_into, c.id) as person_id, c.id
      from customers c
      where c.business_id = ${ctx.businessId} and c.created_at >= ${wanted.from} and c.created_at <= ${wanted.until}
        and ${isChosen(wanted)}
        and exists (${enrolledAt(ctx, sql`c.id`)} and g.enrolled_at = c.created_at)
        and not exists (
          select 1 from customers m
          where m.business_id = ${ctx.businessId} and m.id <> c.id
            and (m.id = c.merged_into or m.merged_into = coalesce(c.merged_into, c.id))
            and exists (${enrolledAt(ctx, sql`m.id`)} and g.enrolled_at = c.created_at)
        )`,
    take,
  )

const enrolledAt = ({ businessId }: BusinessContext, customerId: SQL): SQL => sql`
  select 1 from customer_program_progress g where g.business_id = ${businessId} and g.customer_id = ${customerId}`

/** A customer now, with their holdings in the program if they are in it. */
export type Held = {
  person_id: string
  id: string
  created_at: Date
  is_merged: boolean
  enrolled_at: Date | null
  points: number
  points_carried: number
  stamps: number
  rewards_earned: number
  visits: number
}

/** Reads the customers of these people. A merged record's visits are those before the stretch: it has none now. */
export const readHeld = (
  { tx, businessId }: BusinessContext,
  { from, programId }: Wanted,
  people: string[],
): Promise<Held[]> =>
  queryRows<Held>(
    tx,
    sql`
      select coalesce(c.merged_into, c.id) as person_id, c.id, c.created_at, c.merged_into is not null as is_merged,
        p.enrolled_at, coalesce(p.points_balance, 0)::float8 as points,
        coalesce(p.points_carried, 0) as points_carried, coalesce(p.stamps_current, 0) as stamps,
        coalesce(p.rewards_earned, 0) as rewards_earned,
        case when c.merged_into is null then c.total_visits
          else (select coalesce(sum(o.visits + o.counts_as_visit::int), 0)::int from operations o
            where o.business_id = ${businessId} and o.customer_id = c.id and o.created_at < ${from})
          end as visits
      from (
        select id from customers where business_id = ${businessId} and id = any(${sql.param(people)}::uuid[])
        union all
        select id from customers where business_id = ${businessId} and merged_into = any(${sql.param(people)}::uuid[])
      ) own
      join customers c on c.business_id = ${businessId} and c.id = own.id
      left join customer_program_progress p on p.business_id = ${businessId} and p.customer_id = c.id
        and p.program_id = ${programId}
      order by c.id`,
  )

/** Change of each customer's holdings in the program during the stretch. */
export type Moved = { customer_id: string } & Pick<
  Held,
  'points' | 'points_carried' | 'stamps' | 'rewards_earned'
>

export const readMoved = (
  ctx: BusinessContext,
  { from, until, programId }: Wanted,
  take: (rows: Moved[]) => void,
): Promise<void> =>
  readInPages<Moved>(
    ctx,
    sql`
      select t.customer_id, sum(t.points)::float8 as points, sum(t.carried)::int as points_carried,
        sum(t.stamps)::int as stamps, sum(t.rewards)::int as rewards_earned
      from transactions t
      where t.business_id = ${ctx.businessId} and t.program_id = ${programId}
        and t.created_at >= ${from} and t.created_at <= ${until}
      group by t.customer_id`,
    take,
  )

/** Reads a query through a cursor of the transaction. */
async function readInPages<Row extends Record<string, unknown>>(
  { tx }: BusinessContext,
  query: SQL,
  take: (rows: Row[]) => void,
): Promise<void> {
  await tx.execute(sql`declare replayed no scroll cursor for ${query}`)
  for (;;) {
    const rows = await queryRows<Row>(tx, sql.raw(`fetch ${PAGE} from replayed`))
    take(rows)
    if (rows.length < PAGE) break
  }
  await tx.execute(sql`close replayed`)
}
