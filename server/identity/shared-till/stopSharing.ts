import { recordAct } from '#server/businesses/audit/index.ts'
import { endSharing } from '#server/identity/sessions/index.ts'
import { confirmPassword } from '#server/identity/sign-in/index.ts'
import type { Services } from '#server/services.ts'

type Till = {
  sessionId: string
  businessId: string
  /** The person who set it up. */
  signedIn: { userId: string; name: string }
}

/**
 * Makes a shared till again the session of the person who set it up, given their password.
 * @throws {Refusal} 'invalid' or 'too_many_requests' as confirmPassword
 */
export async function stopSharing(
  services: Services,
  { sessionId, businessId, signedIn: { userId, name } }: Till,
  password: string,
): Promise<void> {
  await confirmPassword(services, userId, password)
  await services.database.transaction({ businessId }, async (tx) => {
    if (!(await endSharing(tx, sessionId))) return
    const actor = { kind: 'member', userId, name, role: 'counter' } as const
    await recordAct({ tx, businessId, now: services.clock.now(), actor }, { action: 'till_sharing_ended' })
  })
}
