import { asc } from 'drizzle-orm'
import type { Tx } from '#server/platform/database/index.ts'
import { type CreditPack, creditPacks } from './tables.ts'

export const PACK_CURRENCY = 'usd'

/** The packs that can be bought, smallest first. */
export const findCreditPacks = (tx: Tx): Promise<CreditPack[]> =>
  tx.select().from(creditPacks).orderBy(asc(creditPacks.credits))
