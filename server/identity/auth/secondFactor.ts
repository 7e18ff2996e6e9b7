import { Refusal } from '#server/platform/context/refusal.ts'
import type { Tx } from '#server/platform/database/index.ts'
import { isRemembered } from './devices/rememberedDevices.ts'
import { findFactor } from './factors/index.ts'

/** Thrown instead of making a session: the first step of a sign-in is done, the second is missing. */
export class SecondFactorNeeded extends Refusal {
  readonly userId: string

  constructor(userId: string) {
    super('second_factor', 'Enter the code from your authenticator app to go on')
    this.userId = userId
  }
}

/**
 * Allows a session for a person without a second factor, or on a device that is remembered for them.
 * @throws {SecondFactorNeeded} for everybody else
 */
export async function demandSecondFactor(
  tx: Tx,
  now: Date,
  userId: string,
  deviceCookie: string | undefined,
): Promise<void> {
  const factor = await findFactor(tx, userId)
  if (!factor || (await isRemembered(tx, now, userId, deviceCookie))) return
  throw new SecondFactorNeeded(userId)
}
