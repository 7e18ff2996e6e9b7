import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ApiError, isRefusal } from '#web/client/api.ts'
import { texts } from '../texts.ts'
import { noteOwn } from '../tillQueries.ts'
import type { Intent } from './intents.ts'
import { useIntents } from './useIntents.ts'
import { type Results, transmit, type Write, type WriteKind, type WriteOf } from './writes.ts'

/** The text of a write's button while the write is sent. */
export const sendingText = (pending: Intent<Write> | undefined, usual: string): string =>
  pending?.again ? texts.tryingAgain : usual

type OnRefused = (reason: string, details: ApiError['details']) => void

/** Performs writes of one kind, once per intent. */
export function useWrite<Kind extends WriteKind>(
  onDone?: (result: Results[Kind], write: WriteOf<Kind>) => void,
  onRefused?: OnRefused,
) {
  return useWriteBy<Kind, Results[Kind]>(useSendIntent<Kind>(), onDone, onRefused)
}

/** Sends writes of one kind, once per intent. */
export function useSendIntent<Kind extends WriteKind>() {
  const intents = useIntents()
  return (write: WriteOf<Kind>): Promise<Results[Kind]> =>
    intents.send(write, (key, onUnreached) => transmit<Kind>(write, key, onUnreached))
}

/** Performs writes by `send`. The till then reads the customer again. */
export function useWriteBy<Kind extends WriteKind, Result extends { operation_id?: string | undefined }>(
  send: (write: WriteOf<Kind>) => Promise<Result>,
  onDone: (result: Result, write: WriteOf<Kind>) => void = () => {},
  onRefused: OnRefused = () => {},
) {
  const client = useQueryClient()
  return useMutation({
    // Being offline is reported at once, not waited out.
    networkMode: 'always',
    mutationFn: send,
    onSuccess: (result, write) => {
      if (result.operation_id) noteOwn(client, write.customerId, result.operation_id)
      onDone(result, write)
    },
    onError: (error) => isRefusal(error) && onRefused(error.message, error.details),
    onSettled: (_result, error, write) => {
      // A recorded purchase has no preview any more: its code is used, its stamps are given.
      const read =
        write.kind === 'purchase' && !isRefusal(error)
          ? ['till', write.customerId, 'view']
          : ['till', write.customerId]
      void client.invalidateQueries({ queryKey: read })
      void client.invalidateQueries({ queryKey: ['dashboard'] })
    },
  })
}
