import { and, eq } from 'drizzle-orm'
import { recordCredits } from '#server/businesses/credits/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { stopTopUps } from '../stopTopUps.ts'
import { creditPurchases } from '../tables.ts'
import type { PaidCredits } from './readFromStripe.ts'
import { fromStripeAmount } from './stripeAmount.ts'

const DISPUTED = 'The payment was disputed at the bank.'

/**
 * Gives the credits of each payment once, and takes back credits that were refunded or disputed, in proportion and
 * rounded down. The caller locks the business row. The balance goes negative if those credits were used already. A
 * dispute stops automatic purchases.
 */
export async function recordPurchases(ctx: BusinessContext, purchases: PaidCredits[]): Promise<void> {
  if (purchases.length === 0) return
  const { tx, businessId, now } = ctx
  const rows = await tx.select().from(creditPurchases).where(eq(creditPurchases.business_id, businessId))
  const known = new Map(rows.map((row) => [row.id, row]))
  for (const { id, credits, amount, currency, isAutomatic, refunded, isDisputed } of purchases) {
    if (!known.has(id)) {
      await tx.insert(creditPurchases).values({
        ...{ business_id: businessId, id, credits, currency },
        amount: fromStripeAmount(amount, currency.toUpperCase()),
        is_automatic: isAutomatic,
        created_at: now,
      })
      const reason = isAutomatic ? 'Automatic top-up' : 'Credits bought'
      await recordCredits(tx, businessId, now, { kind: 'bought', credits, reason })
    }
    const takenBack = amount === 0 ? 0 : Math.floor((credits * refunded) / amount)
    const more = takenBack - (known.get(id)?.taken_back ?? 0)
    if (more <= 0) continue
    await tx
      .update(creditPurchases)
      .set({ taken_back: takenBack })
      .where(and(eq(creditPurchases.business_id, businessId), eq(creditPurchases.id, id)))
    await recordCredits(tx, businessId, now, {
      kind: 'refunded',
      credits: -more,
      reason: isDisputed ? DISPUTED : 'The payment was given back',
    })
    if (isDisputed) await stopTopUps(ctx, DISPUTED)
  }
}
