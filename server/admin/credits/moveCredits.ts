import { recordAct, recordPlatformAct } from '#server/businesses/audit/index.ts'
import { findMovementByKey, recordCredits } from '#server/businesses/credits/index.ts'
import { hashInput, keyTaken } from '#server/platform/context/idempotency.ts'
import { invalidField } from '#server/platform/context/refusal.ts'
import type { Services } from '#server/services.ts'
import { type Admin, lockBusiness } from '../index.ts'
import type { CreditMovement } from './contract.ts'
import { findCredits } from './queries.ts'

/** The movement, and the credits that the business has after it. */
type Moved = { id: string; credits_remaining: number }

export type WantedMove = {
  /** Id of the business. */
  id: string
  kind: 'granted' | 'taken'
  credits: number
  reason: string
  /** One key for one intent: a repeated request gets the movement of the first. */
  idempotencyKey: string
}

/**
 * Gives a business credits or takes some, never more than it has. Its log and the platform's keep the reason.
 * @throws {Refusal} as lockBusiness; 'conflict' for a key of another movement; 'invalid' for taking more than
 * there is
 */
export async function moveCredits(
  services: Services,
  admin: Admin,
  { id: businessId, idempotencyKey: key, ...wanted }: WantedMove,
): Promise<Moved> {
  const { ctx, business } = await lockBusiness(services, admin, businessId)
  const input_hash = hashInput(wanted)
  const earlier = await findMovementByKey(ctx, key)
  if (earlier && earlier.input_hash !== input_hash) throw keyTaken()
  if (earlier) return { id: earlier.id, credits_remaining: business.credits_remaining }
  const { kind, credits, reason } = wanted
  if (kind === 'taken' && credits > business.credits_remaining)
    throw invalidField('credits', `This shop has ${business.credits_remaining} credits.`)
  const signed = kind === 'taken' ? -credits : credits
  const id = await recordCredits(ctx.tx, businessId, ctx.now, {
    kind,
    credits: signed,
    reason,
    recordedBy: admin.userId,
    once: { idempotency_key: key, input_hash },
  })
  const action = kind === 'taken' ? 'credits_taken' : 'credits_granted'
  await recordAct(ctx, { action, details: { credits, reason } })
  await recordPlatformAct(ctx.tx, ctx.now, {
    userId: admin.userId,
    action,
    details: { credits, reason, name: business.company_name, business_id: businessId },
  })
  return { id, credits_remaining: business.credits_remaining + signed }
}

/** Reads the movement as the log shows it, in a transaction that has written nothing of the business. */
export async function readMovement(
  { tx }: Admin,
  businessId: string,
  { id, credits_remaining }: Moved,
): Promise<CreditMovement & { credits_remaining: number }> {
  const [movement] = await findCredits(tx, { businessId, id }, null, 1)
  return { ...movement!, credits_remaining }
}
