import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { NewRedemption } from '#web/outbox/keptOperation.ts'
import { outbox } from '#web/outbox/outbox.ts'
import { useAbout } from '../keeping/useAbout.ts'

type Giving = Pick<NewRedemption, 'customerId' | 'input' | 'name'>

/** Keeps on this device that a reward was handed over. It goes up as a late operation, and is not confirmed until then. */
export function useKeepReward(onKept: (name: string) => void) {
  const about = useAbout()
  const client = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: ({ customerId, input, name }: Giving) =>
      outbox.keep({ ...about(customerId), kind: 'redemption', input, name }),
    onSuccess: async (_kept, { customerId, name }) => {
      // Without the reward and its points, before it can be pressed again.
      await client.invalidateQueries({ queryKey: ['till', customerId] })
      onKept(name)
    },
  })
}
