import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { SetupMade, SetupView, SetupWanted } from '#server/console/setup/contract.ts'
import { app, call } from '#web/client/api.ts'
import { useSendOnce } from '#web/client/sendOnce.ts'
import { readSessionAnew } from '../session/session.ts'

export type { SetupView, SetupWanted }

/** Read anew with the dashboard, and so after each change of programs. */
export const setupQuery = queryOptions({
  queryKey: ['dashboard', 'setup'],
  queryFn: () => call(app.setup.$get()),
})

/** Makes everything at once. Afterwards the cards have the new colour, so the session is read anew. */
export function useFinishSetup(onMade: (made: SetupMade, wanted: SetupWanted) => void) {
  const client = useQueryClient()
  const sendOnce = useSendOnce()
  return useMutation({
    mutationFn: (json: SetupWanted) =>
      sendOnce(json, (key) => call(app.setup.finish.$post({ header: { 'idempotency-key': key }, json }))),
    onSuccess: (made, wanted) => {
      onMade(made, wanted)
      return readSessionAnew(client)
    },
    // After a refusal, too: the welcome may have been changed, or a program made in another tab.
    onSettled: () => {
      for (const read of ['dashboard', 'programs', 'qr-codes', 'templates', 'settings'])
        void client.invalidateQueries({ queryKey: [read] })
    },
  })
}

export function useSkipSetup() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(app.setup.dismiss.$post()),
    onSuccess: () => client.invalidateQueries(setupQuery),
  })
}
