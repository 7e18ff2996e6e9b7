import { keptInputOf, type NewPurchase } from '#web/outbox/keptOperation.ts'
import { CannotKeep, outbox, type Sent } from '#web/outbox/outbox.ts'
import { useAbout } from '../keeping/useAbout.ts'
import { useIntents } from '../writes/useIntents.ts'
import { useSendIntent } from '../writes/useWrites.ts'
import { type PurchaseWrite, tryPurchase } from '../writes/writes.ts'

/**
 * Sends a purchase, and keeps it on this device until it is answered. One that a code reduces is not kept, because it
 * redeems the code; nor is any on a device that can keep nothing, or where a page without https has no locks for its
 * tabs. These stay on the screen until they are answered. With a number that only the server can tell whose it is, the
 * purchase is kept and goes up as a late one.
 */
export function useSendPurchase(): (write: PurchaseWrite) => Promise<Sent> {
  const about = useAbout()
  const intents = useIntents()
  const sendIntent = useSendIntent<'purchase'>()
  return async (write) => {
    const { customerId, input, shown } = write
    const isOnScreen = intents
      .unsettled()
      .some(({ write }) => write.kind === 'purchase' && write.customerId === customerId)
    if (isOnScreen || input.apply_reward_code !== undefined || !isSecureContext) return sendIntent(write)
    const operation: NewPurchase = {
      ...about(customerId),
      kind: 'purchase',
      input: keptInputOf(input),
      shown,
    }
    try {
      if (operation.phone !== undefined) return await outbox.keep(operation)
      return await outbox.record(operation, () => tryPurchase(write, operation.key))
    } catch (error) {
      if (error instanceof CannotKeep) return sendIntent(write)
      throw error
    }
  }
}
