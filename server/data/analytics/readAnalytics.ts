import { findBusiness } from '#server/businesses/business/index.ts'
import { coverOf, coverUntil, findRolledUp, type RolledUp } from '#server/data/roll-ups/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { hoursOf, signUpsOf, stepDays, sumByKey, sumDays } from './addUpDays.ts'
import type { AnalyticsView, Figures, Wanted } from './contract.ts'
import { findBest } from './customers/bestQueries.ts'
import { countJoined, findCodes, type PeriodRows, readPeriodRows } from './periodQueries.ts'
import { type Span, spansOf, stepsOf } from './span.ts'
import { findRewards } from './worth/rewardQueries.ts'

/**
 * Reads a period's figures beside those of the period before, in the business's time zone. Days that are over are
 * rolled up; days that are not, or that changed since, are added up from the rows. The figures are always those
 * of the rows. Money in minor units.
 * @throws {Refusal} 'invalid' for days that are no period
 */
export async function readAnalytics(ctx: BusinessContext, wanted: Wanted): Promise<AnalyticsView> {
  const { currency, time_zone: timeZone } = await findBusiness(ctx.tx, ctx.businessId)
  const spans = spansOf(wanted, ctx.now, timeZone)
  const rolledUp = await findRolledUp(ctx, timeZone)
  const [now, before] = await Promise.all([
    readPeriod(ctx, rolledUp, spans.now),
    readPeriod(ctx, rolledUp, spans.before),
  ])
  const [best, codes, rewards] = await Promise.all([
    findBest(ctx, spans.now),
    findCodes(ctx, [...sumByKey([...now.days, ...before.days], 'joined_through').keys()]),
    findRewards(ctx, sumByKey(now.days, 'rewards'), sumByKey(before.days, 'rewards')),
  ])
  return {
    currency,
    as_of: ctx.now.toISOString(),
    from: spans.now.first,
    to: spans.now.last,
    before_from: spans.before.first,
    before_to: spans.before.last,
    now: now.figures,
    before: before.figures,
    steps: stepDays(stepsOf(spans.now), { ...now, before: before.days, later: spans.later }),
    hours: hoursOf(now.days),
    best,
    sign_ups: signUpsOf({ now: now.days, before: before.days }, codes),
    rewards,
  }
}

type Period = Omit<PeriodRows, 'active'> & { figures: Figures }

async function readPeriod(ctx: BusinessContext, rolledUp: RolledUp, span: Span): Promise<Period> {
  const [{ days, newcomers, active }, customers] = await Promise.all([
    readPeriodRows(ctx, coverOf(ctx, rolledUp, span), span.first),
    countJoined(ctx, coverUntil(ctx, rolledUp, span)),
  ])
  return { days, newcomers, figures: { ...sumDays(days, newcomers), active, customers } }
}
