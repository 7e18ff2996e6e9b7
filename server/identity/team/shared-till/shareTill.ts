import { recordAct } from '#server/businesses/audit/index.ts'
import { shareSession } from '#server/identity/sessions/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { Refusal } from '#server/platform/context/refusal.ts'
import { findPinHolders } from './pins.ts'

/**
 * Makes a session a shared till of the team. Until it ends, by password or sign-out, it has at most the counter's
 * permissions, and none while nobody is signed in there.
 * @throws {Refusal} 'conflict' if nobody on the team has a PIN: nobody could sign in there.
 */
export async function shareTill(ctx: BusinessContext, sessionId: string): Promise<void> {
  const { tx, now, businessId } = ctx
  if ((await findPinHolders(ctx)).size === 0)
    throw new Refusal('conflict', 'Nobody on the team has a PIN yet. Set yours in your account first.')
  if (await shareSession(tx, now, { sessionId, businessId })) await recordAct(ctx, { action: 'till_shared' })
}
