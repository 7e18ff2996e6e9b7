import { type SQL, sql } from 'drizzle-orm'
import { findBusiness } from '#server/businesses/directory/index.ts'
import type { BusinessContext } from '#server/platform/context.ts'
import { type Asking, conditionSql } from './conditionSql.ts'
import { newFacts } from './facts.ts'
import { requireOwnThings } from './namesInRule.ts'
import { type Condition, type Group, isGroup, type Rule } from './rule.ts'

/** Rules over the customers `c` of one query: what is joined to them, if anything, and a condition for each rule. */
export type Compiled = { joins: SQL | null; conditions: SQL[] }

/**
 * For the rest of the transaction. Each parallel worker would group every table by itself, and compiling takes longer
 * than what it speeds up; a table's groups stay in memory.
 */
const readByOneself = sql`select set_config('max_parallel_workers_per_gather', '0', true),
  set_config('jit', 'off', true), set_config('work_mem', '32MB', true)`

/** The caller has made sure that the rules ask for the business's own things. */
export async function compileRules(
  { tx, businessId, now }: BusinessContext,
  rules: Rule[],
): Promise<Compiled> {
  const { time_zone: timeZone } = await findBusiness(tx, businessId)
  await tx.execute(readByOneself)
  const asker = { businessId, now, timeZone }
  const asking: Asking = { ...asker, facts: newFacts(asker) }
  const conditions = rules.map((rule) => partSql(rule, asking))
  return { joins: asking.facts.joins(), conditions }
}

function partSql(part: Condition | Group, asking: Asking): SQL {
  if (!isGroup(part)) return conditionSql(part, asking)
  const parts = part.of.map((one) => partSql(one, asking))
  const joined = sql.join(parts, part.match === 'all' ? sql` and ` : sql` or `)
  return part.match === 'none' ? sql`not (${joined})` : sql`(${joined})`
}

/** Those who are still themselves: neither merged into another nor erased. */
export const presentOf = (businessId: string): SQL =>
  sql`c.business_id = ${businessId}::uuid and c.merged_into is null and c.erased_at is null`

/**
 * Whether a customer `c` of the caller's query fits a rule now; nobody who was merged or erased does.
 * @throws {Refusal} 'invalid' at `rule` for what is not the business's, or no longer
 */
export async function segmentCondition(ctx: BusinessContext, rule: Rule): Promise<SQL> {
  await requireOwnThings(ctx, rule)
  const { joins, conditions } = await compileRules(ctx, [rule])
  const fits = sql`${presentOf(ctx.businessId)} and ${conditions[0]!}`
  return joins ? sql`c.id in (select c.id from customers c ${joins} where ${fits})` : sql`(${fits})`
}

/** A query of the ids of all who fit a rule now. @throws {Refusal} as `segmentCondition` */
export async function selectMembers(ctx: BusinessContext, rule: Rule): Promise<SQL> {
  return sql`select c.id from customers c where ${await segmentCondition(ctx, rule)}`
}
