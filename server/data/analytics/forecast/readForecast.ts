import { findBusiness } from '#server/businesses/business/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { expectMany, planForValues } from '#server/platform/database/index.ts'
import { type Forecast, forecast } from './forecast.ts'
import type { ForecastView } from './forecastContract.ts'
import { MONTH_DAYS, readPointMonths, readRewardMonths } from './forecastQueries.ts'
import { sumHeld } from './sumHeld.ts'

/**
 * Reads what customers hold now, and forecasts how many of their points and full cards will be used in the next
 * 30 days and the cost, as far as rewards have one. Money in minor units.
 */
export async function readForecast(ctx: BusinessContext): Promise<ForecastView> {
  await planForValues(ctx.tx)
  await expectMany(ctx.tx)
  const { time_zone: timeZone } = await findBusiness(ctx.tx, ctx.businessId)
  const { held, balances } = await sumHeld(ctx, timeZone)
  const [points, rewards] = await Promise.all([
    readPointMonths(ctx, timeZone, balances),
    readRewardMonths(ctx),
  ])
  const priced = held.points - held.unpriced_points
  const perPoint = priced > 0 ? { low: held.worth.low / priced, high: held.worth.high / priced } : null
  const known = rewards.now - rewards.unpriced
  const perReward = known > 0 ? { low: rewards.cost / known, high: rewards.cost / known } : null
  return {
    held,
    days: MONTH_DAYS,
    points: partOf(points.now, forecast(points.past, points.now), perPoint),
    rewards: partOf(rewards.now, forecast(rewards.past, rewards.now), perReward),
  }
}

const partOf = (
  outstanding: number,
  made: Forecast | null,
  each: { low: number; high: number } | null,
): ForecastView['points'] => ({
  outstanding,
  forecast: made,
  cost: made && each && { low: Math.round(made.low * each.low), high: Math.round(made.high * each.high) },
})
