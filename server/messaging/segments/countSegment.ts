import { sql } from 'drizzle-orm'
import type { BusinessContext } from '#server/platform/context.ts'
import { queryRows } from '#server/platform/database/index.ts'
import type { SegmentCount } from './contract.ts'
import { faultIn, findOwnThings, requireOwnThings } from './namesInRule.ts'
import type { Rule } from './rule.ts'
import { compileRules, presentOf } from './segmentCondition.ts'

/** How many customers fit a rule now, and whom of them may be written to. @throws {Refusal} 'invalid' at `rule` */
export async function countSegment(ctx: BusinessContext, rule: Rule): Promise<SegmentCount> {
  await requireOwnThings(ctx, rule)
  const [count] = await countRules(ctx, [rule])
  return count!
}

export type CountedRule = SegmentCount & { fault: string | null }

const nobody: SegmentCount = { count: 0, may_text: 0, may_mail: 0 }
/** More in one statement would read no less of the tables, and plan for longer. */
const AT_ONCE = 20

/** The same of many, in few readings; of one that asks for what is gone, why it cannot be counted. */
export async function countSegments(ctx: BusinessContext, rules: Rule[]): Promise<CountedRule[]> {
  const own = await findOwnThings(ctx)
  const faults = rules.map((rule) => faultIn(rule, own))
  const sound = rules.filter((_, n) => faults[n] === null)
  const counts: SegmentCount[] = []
  for (let from = 0; from < sound.length; from += AT_ONCE)
    counts.push(...(await countRules(ctx, sound.slice(from, from + AT_ONCE))))
  return faults.map((fault) => ({ fault, ...(fault === null ? counts.shift()! : nobody) }))
}

async function countRules(ctx: BusinessContext, rules: Rule[]): Promise<SegmentCount[]> {
  const { joins, conditions } = await compileRules(ctx, rules)
  const fits = conditions.map((condition, n) => sql`(${condition}) as ${sql.raw(`fits${n}`)}`)
  const counted = conditions.flatMap((_, n) => {
    const [fit, as] = [sql.raw(`fits${n}`), (what: string) => sql.raw(`${what}${n}`)]
    return [
      sql`count(*) filter (where ${fit})::integer as ${as('count')}`,
      sql`count(*) filter (where ${fit} and may_text)::integer as ${as('text')}`,
      sql`count(*) filter (where ${fit} and may_mail)::integer as ${as('mail')}`,
    ]
  })
  const [row] = await queryRows<Record<string, number>>(
    ctx.tx,
    sql`select ${sql.join(counted, sql`, `)} from (
      select c.opted_in_sms and c.phone is not null as may_text,
        c.opted_in_email and c.email is not null as may_mail, ${sql.join(fits, sql`, `)}
      from customers c ${joins ?? sql``} where ${presentOf(ctx.businessId)}) asked`,
  )
  return rules.map((_, n) => ({
    count: row![`count${n}`]!,
    may_text: row![`text${n}`]!,
    may_mail: row![`mail${n}`]!,
  }))
}
