import {
  type Account,
  type EarnedReward,
  earnedReward,
  findHeldByCode,
  findHeldById,
  type HeldReward,
  type Identity,
  loadLotsToDraw,
  type OperationSource,
  once,
  openBook,
  post,
  type Request,
  recallAccount,
  requireStaff,
} from '#server/loyalty/ledger/index.ts'
import { findReward, type Reward, takeFromStock } from '#server/loyalty/programs/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { invalidField, notFound } from '#server/platform/context/refusal.ts'
import { refuseUnclaimable, soldOut } from './planClaim.ts'
import { type Given, planPaid, planRedemption } from './planRedemption.ts'

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
  return handOver(
    ctx,
    { kind: 'redemption', customerId, idempotencyKey, input: redemption },
    { customerRewardId: named.id },
    redemption,
  )
}

/** A reward that the customer holds, or one of the catalogue to buy with points first. */
export type Which = { customerRewardId: string } | { rewardId: string }

/** The reward that is handed over, as it is held or sold. */
export type Found = { held: HeldReward | undefined; reward: Reward }

/**
 * Hands a reward over, once for the request, by the rules of the request's time. What it costs in points is drawn from
 * lots that were valid then.
 * @param check refuses, under the customer's lock and before anything is written
 * @throws {Refusal} as `redeem` and `claimReward` do
 */
export async function handOver(
  ctx: BusinessContext,
  request: Request,
  which: Which,
  given: Given,
  check: (account: Account, found: Found) => Promise<void> = async () => {},
): Promise<RedemptionResult> {
  const { at = ctx.now, customerId } = request
  return once(
    ctx,
    request,
    // Read under the lock: another till may have been faster.
    () => findWhich(ctx, which),
    async (account, identity, found) => {
      await check(account, found)
      if (at < ctx.now) await recallAccount(ctx, account, at)
      const book = openBook(ctx, account, at)
      const { operationId, held } = found.held
        ? { operationId: planRedemption(book, identity, found.held, given), held: found.held }
        : await buy({ ...ctx, now: at }, book, identity, found.reward, given)
      return post(ctx, book, () => ({
        operation_id: operationId,
        customer_id: customerId,
        redeemed_at: ctx.now.toISOString(),
        reward: { ...earnedReward(held), status: held.status as 'earned' | 'redeemed' },
      }))
    },
  )
}

/** Buys a reward with points and hands it over. Lots are those that are valid at the context's time. */
async function buy(
  ctx: BusinessContext,
  book: Parameters<typeof planPaid>[0],
  identity: Identity,
  reward: Reward,
  given: Given,
) {
  const { program, price } = refuseUnclaimable(book.account, reward)
  const lots = await loadLotsToDraw(ctx, book.account.customer.id, program.id, price)
  if (reward.stock !== null && !(await takeFromStock(ctx, reward.id))) throw soldOut()
  return planPaid(book, identity, reward, lots, given)
}

async function findWhich(ctx: BusinessContext, which: Which): Promise<Found> {
  const held = 'customerRewardId' in which ? await findHeldById(ctx, which.customerRewardId) : undefined
  const rewardId = 'rewardId' in which ? which.rewardId : held?.reward_id
  const reward = rewardId === undefined ? undefined : await findReward(ctx, rewardId)
  if (!reward) throw notFound('Reward')
  return { held, reward }
}

function findNamed(ctx: BusinessContext, { code, customerRewardId }: Redemption) {
  if (customerRewardId !== undefined) return findHeldById(ctx, customerRewardId)
  if (!code?.trim()) throw invalidField('code', 'Enter the code of the reward')
  return findHeldByCode(ctx, code)
}
