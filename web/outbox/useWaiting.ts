import { useMemo, useSyncExternalStore } from 'react'
import { outbox, type Waiting } from './outbox.ts'

/** What waits on this device for a business, oldest first; without one for all. */
export function useWaiting(businessId?: string): Waiting {
  const waiting = useSyncExternalStore(outbox.subscribe, outbox.waiting)
  return useMemo(
    () => ({
      ...waiting,
      operations: waiting.operations.filter(
        (operation) => businessId === undefined || operation.businessId === businessId,
      ),
    }),
    [waiting, businessId],
  )
}
