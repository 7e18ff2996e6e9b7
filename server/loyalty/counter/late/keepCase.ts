import { and, eq } from 'drizzle-orm'
import type { Identity } from '#server/loyalty/ledger/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { newId } from '#server/platform/context/ids.ts'
import { staffNameOf } from '#server/platform/context/staffName.ts'
import { refusalIn } from '#server/platform/text/refusalIn.ts'
import { lateCases } from '../tables.ts'
import { caseWords } from './caseWords.ts'
import type { LateOutcome } from './lateContract.ts'
import {
  identityOf,
  type Known,
  type LatePurchase,
  type LateRedemption,
  type NamedReward,
} from './lateOperation.ts'
import type { CaseReason } from './reasons.ts'

/** Keeps a late operation for somebody to settle, once for its key and input, and returns its outcome. */
export async function keepCase(ctx: BusinessContext, known: Known, reason: CaseReason): Promise<LateOutcome> {
  const { late, at, recorder, customer, phone, reward } = known
  const { idempotency_key, input_hash } = identityOf(late)
  await ctx.tx
    .insert(lateCases)
    .values({
      business_id: ctx.businessId,
      id: newId(),
      ...{ idempotency_key, input_hash, reason },
      customer_id: customer?.id ?? null,
      phone,
      kind: late.kind,
      ...(late.kind === 'purchase' ? purchaseColumns(late) : redemptionColumns(late, reward)),
      // Nothing more is written about somebody who was erased, or about another business's customer.
      note: customer && !customer.erased_at ? (late.note ?? null) : null,
      device: late.device ?? null,
      staff_user_id: recorder.userId,
      staff_name: late.recorded_by_name ?? recorder.name,
      sender_name: staffNameOf(ctx.actor),
      happened_at: at,
      created_at: ctx.now,
    })
    .onConflictDoNothing()
  return (await findCaseByKey(ctx, { idempotency_key, input_hash }))!
}

const purchaseColumns = (late: LatePurchase) => ({
  amount: late.amount ?? null,
  stamps: late.stamps ?? null,
  confirms_repeat_visit: late.confirm_repeat_visit ?? false,
})

const redemptionColumns = ({ code, points }: LateRedemption, reward: NamedReward | null) => ({
  customer_reward_id: reward?.customerRewardId ?? null,
  reward_id: reward?.rewardId ?? null,
  reward_name: reward?.name ?? null,
  points: points ?? null,
  // Whoever has a code can redeem it: only one that is nobody's must be read again.
  code: reward ? null : (code ?? null),
})

/** The outcome of a late operation that is or was a case. */
export async function findCaseByKey(
  { tx, businessId, language }: BusinessContext,
  { idempotency_key: key, input_hash }: Pick<Identity, 'idempotency_key' | 'input_hash'>,
): Promise<LateOutcome | undefined> {
  const [found] = await tx
    .select({ id: lateCases.id, reason: lateCases.reason })
    .from(lateCases)
    .where(
      and(
        eq(lateCases.business_id, businessId),
        eq(lateCases.idempotency_key, key),
        eq(lateCases.input_hash, input_hash),
      ),
    )
  if (!found) return undefined
  const { id: case_id, reason } = found
  return { key, outcome: 'case', case_id, reason, message: refusalIn(language, caseWords[reason]) }
}
