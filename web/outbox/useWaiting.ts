import { useMemo, useSyncExternalStore } from 'react'
import { outbox, type Waiting } from './outbox.ts'

/** The operations that wait on this device for a business, oldest first; without a business, for all. */
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
