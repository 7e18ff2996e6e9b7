import { findBusiness } from '#server/businesses/business/index.ts'
import { coverSince } from '#server/data/roll-ups/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { expectMany, planForValues } from '#server/platform/database/index.ts'
import { localDate } from '#server/platform/time/calendar.ts'
import { monthsBefore } from '../span.ts'
import { countCohorts, countGrid, findSlippingAway } from './customerQueries.ts'
import type { CustomersView } from './customersContract.ts'

/** Months of joining, this one included. */
const COHORTS = 12

/** Reads how customers come back: by the month in which they joined, and by how often and how lately they come. */
export async function readCustomers(ctx: BusinessContext): Promise<CustomersView> {
  await planForValues(ctx.tx)
  await expectMany(ctx.tx)
  const { time_zone: timeZone, currency } = await findBusiness(ctx.tx, ctx.businessId)
  const today = localDate(ctx.now, timeZone)
  const months = Array.from({ length: COHORTS }, (_, n) => monthsBefore(today, COHORTS - 1 - n))
  const cohorts = await countCohorts(ctx, months, await coverSince(ctx, timeZone, `${months[0]}-01`))
  return {
    currency,
    cohorts: cohorts.map((cohort, n) => ({ month: months[n]!, ...cohort })),
    grid: await countGrid(ctx, timeZone),
    slipping_away: await findSlippingAway(ctx),
  }
}
