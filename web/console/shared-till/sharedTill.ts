import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { app, call } from '#web/client/api.ts'
import { raise } from '../session/authEvents.ts'
import { readSessionAnew } from '../session/session.ts'

export const pinQuery = queryOptions({
  queryKey: ['staff-pin'],
  queryFn: () => call(app['staff-pin'].$get()),
})

export const peopleQuery = queryOptions({
  queryKey: ['shared-till', 'people'],
  queryFn: async () => (await call(app['shared-till'].people.$get({ query: {} }))).data,
  networkMode: 'always',
})

export function useSetPin() {
  const client = useQueryClient()
  return async (pin: string) => {
    await call(app['staff-pin'].$put({ json: { pin } }))
    client.setQueryData(pinQuery.queryKey, { is_set: true })
  }
}

/** Changes the person at the till, then reads the session again. */
function useChangeOfPerson<Input>(change: (input: Input) => Promise<unknown>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (input: Input) => {
      await change(input)
      await readSessionAnew(client)
      raise('TILL_SWITCHED')
    },
  })
}

export const useShareTill = () => useChangeOfPerson<void>(() => call(app['shared-till'].$post()))

export const useComeToTill = () =>
  useChangeOfPerson((json: { member_id: string; pin: string }) =>
    call(app['shared-till'].come.$post({ json })),
  )

export const useLeaveTill = () => useChangeOfPerson<void>(() => call(app['shared-till'].leave.$post()))

export const useEndSharing = () =>
  useChangeOfPerson((json: { password: string; code?: string }) =>
    call(app['shared-till'].end.$post({ json })),
  )
