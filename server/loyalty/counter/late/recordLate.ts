import { recordAct } from '#server/businesses/audit/index.ts'
import { findRecorded, requireStaff } from '#server/loyalty/ledger/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { Refusal } from '#server/platform/context/refusal.ts'
import { purchaseIn } from '../effectsIn.ts'
import type { PurchaseResult } from '../purchase/purchase.ts'
import { findCaseByKey, keepCase } from './keepCase.ts'
import type { LateOutcome } from './lateContract.ts'
import { happenedAt, identityOf, type Known, LATEST_MS, type SentOperation } from './lateOperation.ts'
import { type CaseReason, caseReasons } from './reasons.ts'
import { type FindNames, findRecorder } from './recorder.ts'
import { recordThen } from './recordThen.ts'
import { addByPhone, findWhose } from './whose.ts'

/**
 * Records a late operation by the rules of its time, or keeps it as a case for somebody to settle: nothing that was
 * handed in is lost, and a repeated key gets its first outcome.
 */
export async function recordLate(
  ctx: BusinessContext,
  sent: SentOperation,
  findNames: FindNames,
): Promise<LateOutcome> {
  requireStaff(ctx)
  const { customer, phone, doubt } = await findWhose(ctx, sent)
  const late = { ...sent, customer_id: customer?.id ?? sent.customer_id ?? '' }
  const at = happenedAt(late, ctx.now)
  const identity = identityOf(late)
  const [kept, earlier, recorder] = await Promise.all([
    findCaseByKey(ctx, identity),
    findRecorded(ctx, late.key),
    findRecorder(ctx, late.recorded_by, at, findNames),
  ])
  if (kept) return kept
  const known: Known = { late, at, recorder, customer, phone }
  if (earlier && earlier.input_hash !== identity.input_hash) return keepCase(ctx, known, 'key_reused')
  if (earlier)
    return outcomeOf(ctx, known, earlier.answer as PurchaseResult, earlier.happened_at ?? earlier.created_at)
  const reason = doubt ?? reasonToWait(known, ctx.now)
  if (reason) return keepCase(ctx, known, reason)
  return phone === null ? recordOrKeep(ctx, known) : recordForNew(ctx, known, phone)
}

function reasonToWait({ late, at, recorder, customer, phone }: Known, now: Date): CaseReason | undefined {
  if (!customer && phone === null) return 'customer_unknown'
  if (customer?.erased_at) return 'customer_erased'
  if (customer?.merged_into) return 'customer_merged'
  if (now.getTime() - at.getTime() > LATEST_MS) return 'too_old'
  if (!recorder.actor) return 'not_on_team'
  return late.isFromEndedDevice ? 'device_ended' : undefined
}

/** Adds the customer of the number, and records their operation. */
async function recordForNew(ctx: BusinessContext, known: Known, phone: string): Promise<LateOutcome> {
  const added = await addByPhone(ctx, phone)
  if ('doubt' in added) return keepCase(ctx, known, added.doubt)
  const { customer } = added
  return recordOrKeep(ctx, {
    ...known,
    late: { ...known.late, customer_id: customer.id },
    customer,
    phone: null,
  })
}

async function recordOrKeep(ctx: BusinessContext, known: Known): Promise<LateOutcome> {
  const { late, at, recorder } = known
  try {
    const purchase = await recordThen({ ...ctx, actor: recorder.actor! }, late, at, ctx.actor)
    if (recorder.actor !== ctx.actor || late.recorded_by_name) await recordHandingIn(ctx, known, purchase)
    return outcomeOf(ctx, known, purchase, at)
  } catch (error) {
    const reason = reasonOf(error)
    if (!reason) throw error
    return keepCase(ctx, known, reason)
  }
}

/** The reason of a refused purchase, for which a case is kept. A key that was taken meanwhile is found the next time. */
const reasonOf = (error: unknown): CaseReason | undefined =>
  error instanceof Refusal
    ? caseReasons.find((reason) => reason === error.details?.reason && reason !== 'key_reused')
    : undefined

/** Staff are named by a claim of the sender, so the log says whose it was. */
const recordHandingIn = (
  ctx: BusinessContext,
  { recorder, late }: Known,
  { amount, currency }: PurchaseResult,
): Promise<void> =>
  recordAct(ctx, {
    ...(late.recorded_by_name
      ? { action: 'claimed_purchase_handed_in' }
      : { action: 'late_purchase_handed_in', about_user_id: recorder.userId! }),
    customer_id: late.customer_id,
    details: {
      ...(amount !== null && { amount, currency }),
      ...(late.recorded_by_name && { name: late.recorded_by_name }),
    },
  })

const outcomeOf = (
  ctx: BusinessContext,
  { late }: Known,
  purchase: PurchaseResult,
  at: Date,
): LateOutcome => ({
  key: late.key,
  outcome: 'recorded',
  operation_id: purchase.operation_id,
  recorded_at: purchase.recorded_at,
  happened_at: at.toISOString(),
  purchase: purchaseIn(ctx.language, purchase),
})
