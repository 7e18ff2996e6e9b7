import {
  type EarnedReward,
  earnedReward,
  findHeldByCode,
  findHeldById,
  type OperationSource,
  once,
  openBook,
  post,
  record,
  refuseUnlessUsable,
  requireStaff,
  useReward,
} from '#server/loyalty/ledger/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { invalidField, notFound } from '#server/platform/context/refusal.ts'

export type Redemption = {
  /** Either the code on the customer's phone, or the reward from their list. */
  code?: string | undefined
  customerRewardId?: string | undefined
  source?: OperationSource | undefined
  device?: string | undefined
  note?: string | undefined
}
export type RedemptionResult = {
  operation_id: string
  customer_id: string
  redeemed_at: string
  reward: EarnedReward & { status: 'earned' | 'redeemed' }
}

/**
 * Redeems a reward, once. A rebate code that isn't single-use stays valid until its date.
 * @throws {Refusal} 'not_found' for an unknown code; 'conflict' with `details.reason` 'redeemed', 'expired' or 'void'.
 */
export async function redeem(
  ctx: BusinessContext,
  { idempotencyKey, ...redemption }: Redemption & { idempotencyKey: string },
): Promise<RedemptionResult> {
  requireStaff(ctx)
  const named = await findNamed(ctx, redemption)
  if (!named) throw notFound('Reward')
  const { customer_id: customerId } = named
  return once(
    ctx,
    { kind: 'redemption', customerId, idempotencyKey, input: redemption },
    // Read again under the lock: another till may have been faster.
    () => findHeldById(ctx, named.id),
    async (account, identity, found) => {
      const held = found!
      refuseUnlessUsable(held, ctx.now)
      const { source, device, note } = redemption
      const book = openBook(ctx, account)
      const operationId = record(book, identity, {
        source,
        device,
        note: note ?? null,
      })
      useReward(book, operationId, held, { code: 'reward_redeemed', reward: held.name })
      return post(ctx, book, () => ({
        operation_id: operationId,
        customer_id: customerId,
        redeemed_at: ctx.now.toISOString(),
        reward: { ...earnedReward(held), status: held.status as 'earned' | 'redeemed' },
      }))
    },
  )
}

function findNamed(ctx: BusinessContext, { code, customerRewardId }: Redemption) {
  if (customerRewardId !== undefined) return findHeldById(ctx, customerRewardId)
  if (!code?.trim()) throw invalidField('code', 'Enter the code of the reward')
  return findHeldByCode(ctx, code)
}
