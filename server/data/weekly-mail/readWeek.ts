import { type Business, findBusiness } from '#server/businesses/business/index.ts'
import { readAnalytics } from '#server/data/analytics/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { addDays, localDate } from '#server/platform/time/calendar.ts'
import { type ChosenFigure, chooseFigures, isSomething } from './figures.ts'

/** A week of the business, from Monday to Sunday. */
export type Week = {
  business: Business
  /** The first and the last, 'YYYY-MM-DD'. */
  days: { from: string; to: string }
  visits: number
  /** Nothing happened in the week before, so there is nothing to compare with. */
  hasNothingBefore: boolean
  figures: ChosenFigure[]
}

/** Reads the week before the Monday `today`, as /analytics does; null if nothing happened in it. */
export async function readWeek(ctx: BusinessContext): Promise<Week | null> {
  const business = await findBusiness(ctx.tx, ctx.businessId)
  const today = localDate(ctx.now, business.time_zone)
  const [from, to] = [addDays(today, -7), addDays(today, -1)]
  const { now, before } = await readAnalytics(ctx, { from, to })
  if (!isSomething(now)) return null
  return {
    business,
    days: { from, to },
    visits: now.visits,
    hasNothingBefore: !isSomething(before),
    figures: chooseFigures(now, before),
  }
}
