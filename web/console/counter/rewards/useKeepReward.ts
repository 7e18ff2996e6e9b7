import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { NewRedemption } from '#web/outbox/keptOperation.ts'
import { outbox } from '#web/outbox/outbox.ts'
import { useSession } from '../../session/session.ts'
import { useTypedPhone } from '../typedPhone.ts'
import { useWorker } from '../worker.ts'

type Giving = Pick<NewRedemption, 'customerId' | 'input' | 'name'>

/** Keeps on this device that a reward was handed over. It goes up as a late operation, and is not confirmed until then. */
export function useKeepReward(onKept: (name: string) => void) {
  const { user, business, isKept } = useSession()
  const [worker] = useWorker()
  const [typed] = useTypedPhone()
  const client = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: (giving: Giving) =>
      outbox.keep({
        ...giving,
        key: crypto.randomUUID(),
        kind: 'redemption',
        businessId: business.id,
        userId: user.id,
        ...(isKept && worker && { workedBy: worker }),
        ...(typed?.customerId === giving.customerId && { phone: typed.phone }),
      }),
    onSuccess: async (_kept, { customerId, name }) => {
      // Without the reward and its points, before it can be pressed again.
      await client.invalidateQueries({ queryKey: ['till', customerId] })
      onKept(name)
    },
  })
}
