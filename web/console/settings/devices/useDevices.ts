import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { app, call } from '#web/client/api.ts'
import { keptCustomers } from '#web/outbox/keeping/keptCustomers.ts'
import { refresh } from '#web/outbox/keeping/refresh.ts'
import { useSession } from '../../session/session.ts'
import { devicesQuery } from './devicesQuery.ts'

/** The devices that keep customers, and the id of the one in front of whoever reads this; null for none. */
export function useDevices() {
  const businessId = useSession().business.id
  const list = useQuery(devicesQuery)
  const { data: here } = useQuery({
    queryKey: [...devicesQuery.queryKey, 'here', businessId],
    // A browser that can keep nothing is none of them.
    queryFn: () =>
      keptCustomers.read(businessId).then(
        (keeping) => keeping?.deviceId ?? null,
        () => 'cannot' as const,
      ),
    networkMode: 'always',
  })
  return { list, here }
}

/** Lets this browser keep customers, and gets them at once. */
export function useAddDevice(onAdded: () => void) {
  const session = useSession()
  const client = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      const { id } = await call(app['till-devices'].$post())
      await keptCustomers.begin(session.business.id, id)
      await refresh(session)
      // A browser that refuses still keeps them for now.
      await navigator.storage?.persist?.().catch(() => false)
    },
    onSuccess: onAdded,
    onSettled: () => client.invalidateQueries({ queryKey: devicesQuery.queryKey }),
  })
}

/** Sets what a customer may get without a connection. */
export function useSetRedeeming() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (most: number | null) => call(app['till-devices'].redeeming.$put({ json: { most } })),
    onSuccess: (saved) =>
      client.setQueryData(devicesQuery.queryKey, (devices) => devices && { ...devices, ...saved }),
  })
}

/** Ends a device. This one forgets what it keeps at once. */
export function useEndDevice() {
  const session = useSession()
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (id: string) => {
      await call(app['till-devices'][':id'].end.$post({ param: { id } }))
      await refresh(session)
    },
    onSettled: () => client.invalidateQueries({ queryKey: devicesQuery.queryKey }),
  })
}
