import { type SQL, sql } from 'drizzle-orm'
import { findBusiness } from '#server/businesses/business/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { andInPart, type Part } from './asker.ts'
import { type Asking, conditionSql, type Habits, isUnkept } from './conditionSql.ts'
import { newFacts } from './facts.ts'
import { requireOwnThings } from './namesInRule.ts'
import { type Condition, conditionsIn, type Group, isGroup, type Rule } from './rule.ts'

/**
 * Rules over the customers `c` of one query: what is joined to them, if anything, who they are, a condition for each rule,
 * and whether a habit was needed that is not kept.
 */
export type Compiled = { joins: SQL | null; present: SQL; conditions: SQL[]; unkept: SQL }

/**
 * For the rest of the transaction. Two processes may read a part of the customers each. None shares the reading of a
 * table: each would group all of it by itself. Compiling takes longer than what it speeds up; a table's groups stay in
 * memory. Facts are not compared row by row with the customers, as if these were few: see expectMany.
 */
const planned = sql`select set_config('max_parallel_workers_per_gather', '2', true),
  set_config('min_parallel_table_scan_size', '5TB', true), set_config('min_parallel_index_scan_size', '5TB', true),
  set_config('jit', 'off', true), set_config('work_mem', '32MB', true), set_config('hash_mem_multiplier', '4', true),
  set_config('enable_nestloop', 'off', true)`

/** The same rules for each part of the customers. The caller has made sure that they ask for the business's own things. */
export async function compileRules(
  { tx, businessId, now }: BusinessContext,
  rules: Rule[],
  parts: Part[],
  habits: Habits,
): Promise<Compiled[]> {
  const { time_zone: timeZone } = await findBusiness(tx, businessId)
  await tx.execute(planned)
  const asksHabits = rules.flatMap(conditionsIn).some(({ about }) => about === 'slipping_away')
  return parts.map((part) => {
    const asker = { businessId, now, timeZone, part }
    const asking: Asking = { ...asker, habits, facts: newFacts(asker) }
    const conditions = rules.map((rule) => ruleSql(rule, asking))
    const present = sql`${presentOf(businessId)}${andInPart(part, sql`c.id`)}`
    const unkept = asksHabits && habits === 'kept' ? isUnkept(asking) : sql`false`
    return { joins: asking.facts.joins(), present, conditions, unkept }
  })
}

function ruleSql(rule: Condition | Group, asking: Asking): SQL {
  if (!isGroup(rule)) return conditionSql(rule, asking)
  const all = rule.of.map((one) => ruleSql(one, asking))
  const joined = sql.join(all, rule.match === 'all' ? sql` and ` : sql` or `)
  return rule.match === 'none' ? sql`not (${joined})` : sql`(${joined})`
}

/** Those who are still themselves: neither merged into another nor erased. */
const presentOf = (businessId: string): SQL =>
  sql`c.business_id = ${businessId}::uuid and c.merged_into is null and c.erased_at is null`

/**
 * Whether a customer `c` of the caller's query fits a rule now; nobody who was merged or erased does.
 * @throws {Refusal} 'invalid' at `rule` for what is not the business's, or no longer
 */
export async function segmentCondition(ctx: BusinessContext, rule: Rule): Promise<SQL> {
  await requireOwnThings(ctx, rule)
  const [{ joins, present, conditions }] = (await compileRules(ctx, [rule], [{}], 'found')) as [Compiled]
  const fits = sql`${present} and ${conditions[0]!}`
  // 'is true' keeps it from becoming a join, which an engine that expects a few rows repeats for each customer: whom a rule
  // fits is found once, and then looked up.
  return joins ? sql`(c.id in (select c.id from customers c ${joins} where ${fits})) is true` : sql`(${fits})`
}

/**
 * What a query of the customers `c` who fit a rule now is from, with its `where`. Unlike the condition it reads them once,
 * whatever the engine expects of their number: beside a list of ids it may go through them anew for each customer.
 * @throws {Refusal} as `segmentCondition`
 */
export async function fromMembers(ctx: BusinessContext, rule: Rule): Promise<SQL> {
  await requireOwnThings(ctx, rule)
  const [{ joins, present, conditions }] = (await compileRules(ctx, [rule], [{}], 'found')) as [Compiled]
  return sql`customers c ${joins ?? sql``} where ${present} and ${conditions[0]!}`
}

/** A query of the ids of all who fit a rule now. @throws {Refusal} as `segmentCondition` */
export async function selectMembers(ctx: BusinessContext, rule: Rule): Promise<SQL> {
  return sql`select c.id from customers c where ${await segmentCondition(ctx, rule)}`
}
