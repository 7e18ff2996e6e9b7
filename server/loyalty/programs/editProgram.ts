import { changesBetween, recordAct } from '#server/businesses/audit/index.ts'
import { findBusiness } from '#server/businesses/business/index.ts'
import { publish } from '#server/loyalty/events/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { notFound, type Refusal, stale } from '#server/platform/context/refusal.ts'
import { formatPercent } from '#server/platform/text/locale.ts'
import type { DiscountConfig } from './config.ts'
import { handedOut } from './handed/handedOut.ts'
import { findProgram, type Program } from './queries.ts'
import { refuseOutOfReach } from './refuseOutOfReach.ts'
import { changeHandedOut } from './rewardQueries.ts'
import { changeProgram } from './terms/changeTerms.ts'
import { readName, readTerms } from './terms/terms.ts'

export type ProgramEdit = { programId: string; version: number; name: string; config: unknown }

/**
 * Changes a program's name and config; its type is fixed. Lots, open cards and rewards that customers hold keep their
 * earlier terms.
 * @throws {Refusal} 'conflict' with the current row, if someone else changed it first; 'invalid' for a minimum
 * redemption above the price of a reward.
 */
export async function editProgram(ctx: BusinessContext, input: ProgramEdit): Promise<Program> {
  const name = readName(input.name)
  const [business, present] = await Promise.all([
    findBusiness(ctx.tx, ctx.businessId),
    findProgram(ctx.tx, ctx.businessId, input.programId),
  ])
  if (!present) throw notFound('Program')
  const terms = readTerms(present.type, input.config)
  const changed = await changeProgram(ctx, input.programId, input.version, {
    name,
    config: terms.config,
  })
  if (!changed) throw staleProgram(await findProgram(ctx.tx, ctx.businessId, input.programId))
  await refuseOutOfReach(ctx, changed.id, business.locale, terms)
  await recordChanges(ctx, business.locale, present, changed)
  await publish(ctx, [{ type: 'program.changed', ids: { program_id: changed.id } }])
  const reward = handedOut(name, terms, business)
  if (reward) await changeHandedOut(ctx, input.programId, reward)
  return changed
}

async function recordChanges(
  ctx: BusinessContext,
  locale: string,
  before: Program,
  after: Program,
): Promise<void> {
  const changes = changesBetween(settingsOf(before, locale), settingsOf(after, locale))
  if (Object.keys(changes).length > 0)
    await recordAct(ctx, { action: 'program_changed', details: { name: before.name, changes } })
}

const settingsOf = ({ name, config }: Program, locale: string): Record<string, unknown> => ({
  name,
  ...config,
  ...('tiers' in config && { tiers: describeTiers(config, locale) }),
})

const describeTiers = ({ tiers }: DiscountConfig, locale: string): string =>
  tiers.map(({ visits, discount }) => `${formatPercent(discount, locale)} from ${visits} visits`).join(', ')

function staleProgram(program: Program | undefined): Refusal {
  if (!program) return notFound('Program')
  const { id, type, name, status, config, version } = program
  return stale('this program', { program: { id, type, name, status, config, version } })
}
