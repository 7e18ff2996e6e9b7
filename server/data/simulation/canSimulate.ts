import type { BusinessContext } from '#server/platform/context/context.ts'
import { hasPurchases } from './historyQueries.ts'
import { lastTwelveMonths } from './readHistory.ts'

export const canSimulate = async (ctx: BusinessContext) => ({
  possible: await hasPurchases(ctx, (await lastTwelveMonths(ctx)).start),
})
