import {
  type Book,
  type HeldReward,
  type Identity,
  type Lot,
  type OperationSource,
  ownIdentity,
  record,
  refuseUnlessUsable,
  useReward,
} from '#server/loyalty/ledger/rules.ts'
import { type Claimable, planClaim } from './planClaim.ts'

/** The source, device and note of a reward that is handed over. */
export type Given = {
  source?: OperationSource | undefined
  device?: string | undefined
  note?: string | undefined
}

/**
 * Hands over a reward that the customer holds, in the book only.
 * @returns the id of the operation
 * @throws {Refusal} 'conflict' with `details.reason` 'redeemed', 'expired' or 'void'
 */
export function planRedemption(
  book: Book,
  identity: Identity,
  held: HeldReward,
  { source, device, note }: Given,
): string {
  refuseUnlessUsable(held, book.now)
  const operationId = record(book, identity, { source, device, note: note ?? null })
  useReward(book, operationId, held, { code: 'reward_redeemed', reward: held.name })
  return operationId
}

/**
 * Buys a reward that can be claimed and hands it over at once, in the book only: two operations, so that each can be
 * undone. The caller's identity is that of the second.
 */
export function planPaid(
  book: Book,
  identity: Identity,
  reward: Claimable,
  lots: Lot[],
  given: Given,
): { operationId: string; held: HeldReward } {
  const held = planClaim(book, ownIdentity('claim'), given, reward, lots)
  return { operationId: planRedemption(book, identity, held, given), held }
}
