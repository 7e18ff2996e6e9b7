import { findBusiness } from '#server/businesses/directory/index.ts'
import type { BusinessContext } from '#server/platform/context.ts'
import type { AnalyticsView, Figures, Step, Wanted } from './contract.ts'
import {
  countCustomersBy,
  countHandedOut,
  countHours,
  countSignUps,
  findBest,
  sumGiven,
  sumSales,
  sumSteps,
} from './periodQueries.ts'
import { sumHeld, sumRewards } from './rewardQueries.ts'
import { type Span, spansOf, stepsOf } from './span.ts'

/**
 * How a period went, beside the one before it, in the business's time zone. Every figure is added up from the
 * rows when it is read. Money in minor units. @throws {Refusal} 'invalid' for days that are no period
 */
export async function readAnalytics(ctx: BusinessContext, wanted: Wanted): Promise<AnalyticsView> {
  const { currency, time_zone: timeZone } = await findBusiness(ctx.tx, ctx.businessId)
  const spans = spansOf(wanted, ctx.now, timeZone)
  const steps = stepsOf(spans.now)
  const pattern = steps[0]!.length === 7 ? 'YYYY-MM' : 'YYYY-MM-DD'
  const [now, before, stepped, hours, best, signUps, rewards, held] = await Promise.all([
    readFigures(ctx, spans.now),
    readFigures(ctx, spans.before),
    sumSteps(ctx, spans.now, { timeZone, pattern }),
    countHours(ctx, spans.now, timeZone),
    findBest(ctx, spans.now),
    countSignUps(ctx, spans.now),
    sumRewards(ctx, spans.now),
    sumHeld(ctx, timeZone),
  ])
  return {
    currency,
    as_of: ctx.now.toISOString(),
    from: spans.now.first,
    to: spans.now.last,
    before_from: spans.before.first,
    before_to: spans.before.last,
    now,
    before,
    steps: withEmpty(steps, stepped),
    hours,
    best,
    sign_ups: signUps,
    rewards,
    held,
  }
}

async function readFigures(ctx: BusinessContext, span: Span): Promise<Figures> {
  const [sales, customers, given, handedOut] = await Promise.all([
    sumSales(ctx, span),
    countCustomersBy(ctx, span),
    sumGiven(ctx, span),
    countHandedOut(ctx, span),
  ])
  return { ...sales, ...customers, ...given, rewards_handed_out: handedOut }
}

/** Every step of the period, also those in which nothing happened. */
function withEmpty(all: string[], found: Step[]): Step[] {
  const byStep = new Map(found.map((step) => [step.at, step]))
  return all.map((at) => byStep.get(at) ?? { at, revenue: 0, visits: 0, visits_new: 0, joined: 0 })
}
