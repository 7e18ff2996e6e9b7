import { recordAct } from '#server/businesses/audit/index.ts'
import { findFactor } from '#server/identity/auth/factors/index.ts'
import { endSharing } from '#server/identity/sessions/index.ts'
import { confirmPassword } from '#server/identity/sign-in/index.ts'
import { withCode } from '#server/identity/two-factor/index.ts'
import { invalidField } from '#server/platform/context/refusal.ts'
import { speakFor, type Tx } from '#server/platform/database/index.ts'
import type { Services } from '#server/services.ts'

type Till = {
  sessionId: string
  businessId: string
  /** The person who set up the till. */
  signedIn: { userId: string; name: string }
}

/**
 * Makes a shared till the session of the person who set it up again, given their password, and a code if they have a
 * second factor. The password is checked first: wrong codes count for the person everywhere, and somebody at a till
 * must not use up their tries.
 * @throws {Refusal} 'invalid' at the wrong or missing field; 'too_many_requests' as confirmPassword and withCode
 */
export async function stopSharing(
  services: Services,
  { sessionId, businessId, signedIn: { userId, name } }: Till,
  { password, code }: { password: string; code?: string | undefined },
): Promise<void> {
  const { database, clock } = services
  await confirmPassword(services, { userId, sessionId }, password)
  const end = async (tx: Tx) => {
    await speakFor(tx, { businessId })
    if (!(await endSharing(tx, sessionId))) return
    const actor = { kind: 'member', userId, name, role: 'counter' } as const
    await recordAct({ tx, businessId, now: clock.now(), actor }, { action: 'till_sharing_ended' })
  }
  const factor = await findFactor(database.plain, userId)
  if (!factor) return database.transaction({}, end)
  if (!code) throw invalidField('code', 'Enter a code of the second step, too')
  await withCode(services, factor, code, end)
}
