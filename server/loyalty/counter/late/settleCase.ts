import { type Details, recordAct } from '#server/businesses/audit/index.ts'
import { findBusiness } from '#server/businesses/business/index.ts'
import { addCustomer, findCustomerByPhone, lockCustomers } from '#server/loyalty/customers/index.ts'
import { findHeldById } from '#server/loyalty/ledger/index.ts'
import { handOver, redeem } from '#server/loyalty/rewards/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { notFound, Refusal } from '#server/platform/context/refusal.ts'
import { recordPurchase } from '../purchase/recordPurchase.ts'
import { type FoundCase, findCase, lockCase, markSettled } from './caseQueries.ts'
import { caseWords } from './caseWords.ts'
import type { CaseView } from './lateContract.ts'
import { viewCase } from './listCases.ts'

/** Settles a case: records its operation, or leaves it unrecorded. */
export const settleCase = (
  ctx: BusinessContext,
  { caseId, record }: { caseId: string; record: boolean },
): Promise<CaseView> => (record ? recordCase(ctx, caseId) : dismissCase(ctx, caseId))

/**
 * Records a late operation now, as if it happened now, for its customer or whom they were merged into. Recording a
 * recorded case changes nothing: of two people who press at once, one records it.
 * @throws {Refusal} 'not_found'; 'conflict' for a dismissed case, and where there is no customer to record it for;
 * 'limit_reached' for somebody new, if the plan still has no room
 */
async function recordCase(ctx: BusinessContext, caseId: string): Promise<CaseView> {
  const { case: late, customer: known } = await requireCase(ctx, caseId)
  const customer = known ?? (await addNow(ctx, late))
  // An erasure locks the customer before their cases, so this does, too.
  if (customer) await lockCustomers(ctx, [customer.id])
  const { status } = (await lockCase(ctx, caseId))!
  if (status === 'dismissed') throw settled()
  if (status === 'open') {
    if (!customer) throw new Refusal('conflict', 'There is no guest to record this for')
    const { operation_id, details } = await recordNow(ctx, late, customer.id)
    await markSettled(ctx, caseId, { status: 'recorded', operation_id })
    await recordAct(ctx, { action: 'case_recorded', customer_id: customer.id, details })
  }
  return viewCase(ctx, await requireCase(ctx, caseId))
}

/** Records the operation of a case for a customer. @throws {Refusal} as at the till */
async function recordNow(
  ctx: BusinessContext,
  late: Late,
  customerId: string,
): Promise<{ operation_id: string; details: Details }> {
  const idempotencyKey = keyOf(late)
  if (late.kind === 'redemption') {
    const { operation_id, reward } = await redeemNow(ctx, late, customerId, idempotencyKey)
    return { operation_id, details: { reward: reward.name } }
  }
  const purchase = await recordPurchase(ctx, { customerId, idempotencyKey, ...purchaseIn(late) })
  const { operation_id, amount, currency } = purchase
  return { operation_id, details: amount === null ? {} : { amount, currency } }
}

/** Hands over the reward of a case: to its holder, or to the customer who pays for it with points. */
async function redeemNow(ctx: BusinessContext, late: Late, customerId: string, idempotencyKey: string) {
  const { customer_reward_id: customerRewardId, reward_id: rewardId } = late
  if (rewardId === null) throw new Refusal('conflict', 'There is no reward to record this for')
  const given = { note: late.note ?? undefined, device: late.device ?? undefined }
  // Nobody's reward is used up because somebody else was picked.
  if (customerRewardId !== null && (await findHeldById(ctx, customerRewardId))?.customer_id !== customerId)
    throw new Refusal('conflict', caseWords.reward_of_other)
  if (customerRewardId !== null) return redeem(ctx, { idempotencyKey, customerRewardId, ...given })
  const request = { kind: 'redemption', customerId, idempotencyKey, input: { rewardId, ...given } } as const
  return handOver(ctx, request, { rewardId }, given)
}

/** Adds somebody whom nobody has added yet, or finds them if somebody did meanwhile. */
async function addNow(ctx: BusinessContext, { status, phone }: Late): Promise<{ id: string } | null> {
  if (status !== 'open' || phone === null) return null
  return (await findCustomerByPhone(ctx, phone)) ?? addCustomer(ctx, { phone })
}

/**
 * Leaves a late operation unrecorded. Dismissing a dismissed case changes nothing.
 * @throws {Refusal} 'not_found'; 'conflict' for a recorded case
 */
async function dismissCase(ctx: BusinessContext, caseId: string): Promise<CaseView> {
  const { case: late, customer } = await requireCase(ctx, caseId)
  const { status } = (await lockCase(ctx, caseId))!
  if (status === 'recorded') throw settled()
  if (status === 'open') {
    await markSettled(ctx, caseId, { status: 'dismissed' })
    const { currency } = await findBusiness(ctx.tx, ctx.businessId)
    await recordAct(ctx, {
      action: 'case_dismissed',
      ...(customer && { customer_id: customer.id }),
      details: {
        ...(late.amount !== null && { amount: late.amount, currency }),
        ...(late.kind === 'redemption' && { reward: late.reward_name ?? late.code ?? '' }),
      },
    })
  }
  return viewCase(ctx, await requireCase(ctx, caseId))
}

type Late = FoundCase['case']

async function requireCase(ctx: BusinessContext, caseId: string): Promise<FoundCase> {
  const found = await findCase(ctx, caseId)
  if (!found) throw notFound('Case')
  return found
}

/** The key under which it was handed in, so that it is recorded once however it comes, unless something else has it. */
const keyOf = ({ id, reason, idempotency_key }: Late): string =>
  reason === 'key_reused' ? `case ${id}` : idempotency_key

/** The amount was confirmed by whoever settles the case. */
const purchaseIn = ({ amount, stamps, confirms_repeat_visit, note, device }: Late) => ({
  amount: amount ?? undefined,
  stamps: stamps ?? undefined,
  confirmRepeatVisit: confirms_repeat_visit || undefined,
  confirmAmount: true,
  note: note ?? undefined,
  device: device ?? undefined,
})

const settled = () =>
  new Refusal('conflict', 'Somebody settled this already', { details: { reason: 'settled' } })
