import { deleteWaysIn, endSessions } from '#server/identity/auth/index.ts'
import { revokeCodes, revokeTokens } from '#server/identity/proofs/index.ts'
import { deleteAccountPhone } from '#server/identity/proofs/texts/index.ts'
import { removeFactors } from '#server/identity/two-factor/index.ts'
import type { Tx } from '#server/platform/database/index.ts'
import type { Services } from '#server/services.ts'

/**
 * Ends everything that opens an account or would open it later: password and linked providers, sessions with their
 * tokens and tills, links and codes on their way, the phone, and the second factor with its remembered devices.
 * @param keepFactor for super admins, whose second factor only the operator's command removes
 * @returns whether there was a password
 */
export async function endWaysIn(
  services: Pick<Services, 'jobs' | 'clock'>,
  tx: Tx,
  userId: string,
  { keepFactor }: { keepFactor: boolean },
): Promise<{ hadPassword: boolean }> {
  const ended = await deleteWaysIn(tx, userId)
  await endSessions(tx, userId)
  for (const purpose of ['verify-email', 'change-email', 'reset-password'] as const)
    await revokeTokens(tx, purpose, userId)
  // Before the phone is deleted, by which the codes texted to it are found.
  await revokeCodes(tx, userId)
  await deleteAccountPhone(tx, userId)
  if (!keepFactor) await removeFactors(services, tx, userId)
  return ended
}
