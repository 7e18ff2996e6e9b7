import type { About } from '#web/outbox/keptOperation.ts'
import { useSession } from '../../session/session.ts'
import { useTypedPhone } from '../typedPhone.ts'
import { useWorker } from '../worker.ts'

/** Gives what a new operation at this till is about, under a key of its own, for the customer with this id. */
export function useAbout(): (customerId: string) => About {
  const { user, business, isKept } = useSession()
  const [worker] = useWorker()
  const [typed] = useTypedPhone()
  return (customerId) => ({
    key: crypto.randomUUID(),
    businessId: business.id,
    userId: user.id,
    ...(isKept && worker && { workedBy: worker }),
    customerId,
    ...(typed?.customerId === customerId && { phone: typed.phone }),
  })
}
