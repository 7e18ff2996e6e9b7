import { type Details, recordAct } from '#server/businesses/audit/index.ts'
import { findRecorded, requireStaff } from '#server/loyalty/ledger/index.ts'
import type { RedemptionResult } from '#server/loyalty/rewards/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { Refusal } from '#server/platform/context/refusal.ts'
import { purchaseIn } from '../effectsIn.ts'
import type { PurchaseResult } from '../purchase/purchase.ts'
import { findCaseByKey, keepCase } from './keepCase.ts'
import type { LateOutcome } from './lateContract.ts'
import {
  happenedAt,
  identityOf,
  type Known,
  LATEST_MS,
  type NamedReward,
  type SentOperation,
} from './lateOperation.ts'
import { type CaseReason, caseReasons } from './reasons.ts'
import { type FindNames, findRecorder } from './recorder.ts'
import { recordThen } from './recordThen.ts'
import { redeemThen } from './redeemThen.ts'
import { findWhich } from './whichReward.ts'
import { addByPhone, findWhose, type Whose } from './whose.ts'

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
  const { customer, phone, doubt, reward = null } = await findAbout(ctx, sent)
  const late = { ...sent, customer_id: customer?.id ?? sent.customer_id ?? '' }
  const at = happenedAt(late, ctx.now)
  const identity = identityOf(late)
  const [kept, earlier, recorder] = await Promise.all([
    findCaseByKey(ctx, identity),
    findRecorded(ctx, late.key),
    findRecorder(ctx, late.recorded_by, at, findNames),
  ])
  if (kept) return kept
  const known: Known = { late, at, recorder, customer, phone, reward }
  if (earlier && earlier.input_hash !== identity.input_hash) return keepCase(ctx, known, 'key_reused')
  if (earlier)
    return outcomeOf(ctx, known, earlier.answer as Recorded, earlier.happened_at ?? earlier.created_at)
  const reason = doubt ?? reasonToWait(known, ctx.now)
  if (reason) return keepCase(ctx, known, reason)
  return phone === null ? recordOrKeep(ctx, known) : recordForNew(ctx, known, phone)
}

type Recorded = PurchaseResult | RedemptionResult

const findAbout = (
  ctx: BusinessContext,
  sent: SentOperation,
): Promise<Whose & { reward?: NamedReward | null }> =>
  sent.kind === 'redemption' ? findWhich(ctx, sent) : findWhose(ctx, sent)

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
  const { late, at, recorder, reward } = known
  const recording = { ...ctx, actor: recorder.actor! }
  try {
    const recorded =
      late.kind === 'redemption'
        ? await redeemThen(recording, late, reward!, at)
        : await recordThen(recording, late, at, ctx.actor)
    if (recorder.actor !== ctx.actor || late.recorded_by_name) await recordHandingIn(ctx, known, recorded)
    return outcomeOf(ctx, known, recorded, at)
  } catch (error) {
    const reason = reasonOf(error)
    if (!reason) throw error
    return keepCase(ctx, known, reason)
  }
}

/** The reason of a refused operation, for which a case is kept. A key that was taken meanwhile is found the next time. */
const reasonOf = (error: unknown): CaseReason | undefined =>
  error instanceof Refusal
    ? caseReasons.find((reason) => reason === error.details?.reason && reason !== 'key_reused')
    : undefined

/** Staff are named by a claim of the sender, so the log says whose it was. */
const recordHandingIn = (
  ctx: BusinessContext,
  { recorder, late }: Known,
  recorded: Recorded,
): Promise<void> =>
  recordAct(ctx, {
    ...(late.recorded_by_name
      ? { action: 'claimed_purchase_handed_in' }
      : { action: 'late_purchase_handed_in', about_user_id: recorder.userId! }),
    customer_id: late.customer_id,
    details: {
      ...toldOf(recorded),
      ...(late.recorded_by_name && { name: late.recorded_by_name }),
    },
  })

/** The operation's part of the log's sentence: an amount, or a reward. */
function toldOf(recorded: Recorded): Details {
  if ('reward' in recorded) return { reward: recorded.reward.name }
  const { amount, currency } = recorded
  return amount === null ? {} : { amount, currency }
}

const outcomeOf = (ctx: BusinessContext, { late }: Known, recorded: Recorded, at: Date): LateOutcome => ({
  key: late.key,
  outcome: 'recorded',
  operation_id: recorded.operation_id,
  recorded_at: 'reward' in recorded ? recorded.redeemed_at : recorded.recorded_at,
  happened_at: at.toISOString(),
  ...('reward' in recorded ? { redemption: recorded } : { purchase: purchaseIn(ctx.language, recorded) }),
})
