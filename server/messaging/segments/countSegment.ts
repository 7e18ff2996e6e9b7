import { type SQL, sql } from 'drizzle-orm'
import { findBusiness } from '#server/businesses/business/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { queryRows } from '#server/platform/database/index.ts'
import { sentenceIn } from '#server/platform/text/refusalIn.ts'
import type { Part } from './asker.ts'
import type { Habits } from './conditionSql.ts'
import type { SegmentCount } from './contract.ts'
import { faultIn, findOwnThings, requireOwnThings } from './namesInRule.ts'
import type { Rule } from './rule.ts'
import { type Compiled, compileRules } from './segmentCondition.ts'

/** Counts the customers who fit a rule now, and those who may be written to. @throws {Refusal} 'invalid' at `rule` */
export async function countSegment(ctx: BusinessContext, rule: Rule): Promise<SegmentCount> {
  await requireOwnThings(ctx, rule)
  const [count] = await countRules(ctx, [rule], await partsOf(ctx))
  return count!
}

export type CountedRule = SegmentCount & { fault: string | null }

const nobody: SegmentCount = { count: 0, may_text: 0, may_mail: 0 }
/** Rules of one statement: more would read as much of the tables, and plan for longer. */
const AT_ONCE = 20

/** `countSegment` for many rules in few statements; a rule that asks for something deleted gets the reason instead. */
export async function countSegments(ctx: BusinessContext, rules: Rule[]): Promise<CountedRule[]> {
  const own = await findOwnThings(ctx)
  const faults = rules.map((rule) => faultIn(rule, own))
  const sound = rules.filter((_, n) => faults[n] === null)
  const parts = await partsOf(ctx)
  const counts: SegmentCount[] = []
  for (let from = 0; from < sound.length; from += AT_ONCE)
    counts.push(...(await countRules(ctx, sound.slice(from, from + AT_ONCE), parts)))
  return faults.map((fault) => ({
    fault: sentenceIn(ctx.language, fault),
    ...(fault === null ? counts.shift()! : nobody),
  }))
}

/**
 * Counts rules that ask only for the business's own things, over parts that together are all customers. It counts by
 * the stored habits first, and computes missing ones only if there are any: that takes a sub-query for each customer,
 * and PostgreSQL runs a query that has one in a single process.
 */
export async function countRules(
  ctx: BusinessContext,
  rules: Rule[],
  parts: Part[],
): Promise<SegmentCount[]> {
  const { counts, unkept } = await countWith(ctx, rules, parts, 'kept')
  return unkept === 0 ? counts : (await countWith(ctx, rules, [{}], 'found')).counts
}

async function countWith(ctx: BusinessContext, rules: Rule[], parts: Part[], habits: Habits) {
  const compiled = await compileRules(ctx, rules, parts, habits)
  const sums = ['unkept', ...rules.flatMap((_, n) => [`count${n}`, `text${n}`, `mail${n}`])].map((name) =>
    sql.raw(`sum(${name})::integer as ${name}`),
  )
  const [row] = await queryRows<Record<string, number>>(
    ctx.tx,
    sql`select ${sql.join(sums, sql`, `)} from (${sql.join(compiled.map(countPart), sql` union all `)}) counts`,
  )
  const counts = rules.map((_, n) => ({
    count: row![`count${n}`]!,
    may_text: row![`text${n}`]!,
    may_mail: row![`mail${n}`]!,
  }))
  return { counts, unkept: row!.unkept! }
}

/**
 * Counts the customers of a part who fit each rule, and those who may be written to, as `count0`, `text0`, `mail0`,
 * `count1` and so on.
 */
function countPart({ joins, present, conditions, unkept }: Compiled): SQL {
  const fits = conditions.map((condition, n) => sql`(${condition}) as ${sql.raw(`fits${n}`)}`)
  const counted = conditions.flatMap((_, n) => {
    const [fit, as] = [sql.raw(`fits${n}`), (what: string) => sql.raw(`${what}${n}`)]
    return [
      sql`count(*) filter (where ${fit}) as ${as('count')}`,
      sql`count(*) filter (where ${fit} and may_text) as ${as('text')}`,
      sql`count(*) filter (where ${fit} and may_mail) as ${as('mail')}`,
    ]
  })
  return sql`select count(*) filter (where is_unkept) as unkept, ${sql.join(counted, sql`, `)} from (
    select c.opted_in_sms and c.phone is not null as may_text,
      c.opted_in_email and c.email is not null as may_mail, ${unkept} as is_unkept, ${sql.join(fits, sql`, `)}
    from customers c ${joins ?? sql``} where ${present}) asked`
}

/** Customers from which on two processes are worth their start. */
const HALVED_FROM = 20_000

async function partsOf(ctx: BusinessContext): Promise<Part[]> {
  const { usage_customers: customers } = await findBusiness(ctx.tx, ctx.businessId)
  return customers < HALVED_FROM ? [{}] : halvesOf(ctx, customers)
}

/** Splits the customers in two halves, which PostgreSQL can read at the same time. */
export async function halvesOf({ tx, businessId }: BusinessContext, customers: number): Promise<Part[]> {
  const [middle] = await queryRows<{ id: string }>(
    tx,
    sql`select id from customers where business_id = ${businessId}::uuid
        order by id offset ${Math.floor(customers / 2)}::integer limit 1`,
  )
  return middle ? [{ before: middle.id }, { from: middle.id }] : [{}]
}
