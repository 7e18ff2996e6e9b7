import { type SQL, sql } from 'drizzle-orm'
import { findBusiness } from '#server/businesses/business/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { andInPart, type Part } from './asker.ts'
import { type Asking, conditionSql, type Habits, isUnkept } from './conditionSql.ts'
import { newFacts } from './facts.ts'
import { requireOwnThings } from './namesInRule.ts'
import { type Condition, conditionsIn, type Group, isGroup, type Rule } from './rule.ts'

/**
 * Rules compiled for the customers `c` of one query: the joins, if any, the condition that selects the customers, a
 * condition for each rule, and the condition that a needed habit is not stored.
 */
export type Compiled = { joins: SQL | null; present: SQL; conditions: SQL[]; unkept: SQL }

/**
 * Settings of the planner for the rest of the transaction. Two processes may each read a part of the customers, but do
 * not share the scan of a table, because each would group all of it. JIT is off: compiling takes longer than it saves.
 * Groups of a table stay in memory. Nested loops are off, because the planner takes the customers for few: see
 * expectMany.
 */
const planned = sql`select set_config('max_parallel_workers_per_gather', '2', true),
  set_config('min_parallel_table_scan_size', '5TB', true), set_config('min_parallel_index_scan_size', '5TB', true),
  set_config('jit', 'off', true), set_config('work_mem', '32MB', true), set_config('hash_mem_multiplier', '4', true),
  set_config('enable_nestloop', 'off', true)`

/** Compiles rules for each part of the customers. The caller checks that they ask for the business's own things. */
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

/** Condition that a customer is neither merged into another nor erased. */
const presentOf = (businessId: string): SQL =>
  sql`c.business_id = ${businessId}::uuid and c.merged_into is null and c.erased_at is null`

/**
 * Compiles the condition that a customer `c` of the caller's query fits a rule now. Merged and erased customers never
 * do.
 * @throws {Refusal} 'invalid' at `rule` if it asks for something that is not, or no longer, the business's
 */
export async function segmentCondition(ctx: BusinessContext, rule: Rule): Promise<SQL> {
  await requireOwnThings(ctx, rule)
  const [{ joins, present, conditions }] = (await compileRules(ctx, [rule], [{}], 'found')) as [Compiled]
  const fits = sql`${present} and ${conditions[0]!}`
  // 'is true' keeps the sub-query from becoming a join, which a planner that expects few rows repeats for each
  // customer. The customers who fit are found once, and then looked up.
  return joins ? sql`(c.id in (select c.id from customers c ${joins} where ${fits})) is true` : sql`(${fits})`
}

/**
 * Compiles the `from` and `where` of a query of the customers `c` who fit a rule now. Unlike `segmentCondition`, which
 * may read them anew for each id of a list, it reads them once, whatever number the planner expects.
 * @throws {Refusal} as `segmentCondition`
 */
export async function fromMembers(ctx: BusinessContext, rule: Rule): Promise<SQL> {
  await requireOwnThings(ctx, rule)
  const [{ joins, present, conditions }] = (await compileRules(ctx, [rule], [{}], 'found')) as [Compiled]
  return sql`customers c ${joins ?? sql``} where ${present} and ${conditions[0]!}`
}

/** Compiles a query of the ids of all customers who fit a rule now. @throws {Refusal} as `segmentCondition` */
export async function selectMembers(ctx: BusinessContext, rule: Rule): Promise<SQL> {
  return sql`select c.id from customers c where ${await segmentCondition(ctx, rule)}`
}
