import { Refusal } from '#server/platform/context/refusal.ts'
import type { HeldReward } from '../account/account.ts'
import { isPast } from '../account/lots.ts'

/**
 * Refuses a reward that can't be redeemed now. Read it under the lock.
 * @throws {Refusal} 'conflict' with the reason in the details
 */
export function refuseUnlessUsable(held: HeldReward, now: Date): void {
  if (held.status === 'redeemed') throw unusable('redeemed', 'This reward was already redeemed', held)
  if (held.status === 'void') throw unusable('void', 'This reward was taken back', held)
  if (held.status === 'expired' || isPast(held.expires_at, now)) {
    throw unusable('expired', 'This reward has expired', held)
  }
}

const unusable = (reason: 'redeemed' | 'void' | 'expired', message: string, held: HeldReward) =>
  new Refusal('conflict', message, {
    details: {
      reason,
      redeemed_at: held.redeemed_at?.toISOString() ?? null,
      expires_at: held.expires_at?.toISOString() ?? null,
    },
  })
