import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { type ApiError, isRefusal } from '#web/client/api.ts'
import { tillPlace } from '../../session/kept.ts'
import { useSession } from '../../session/session.ts'
import { texts } from '../texts.ts'
import { type Deed, type DeedKind, type DeedOf, type Results, transmit } from './deeds.ts'
import { createIntents, type Intent, type Intents } from './intents.ts'

/** By person and business: a person with two businesses in one tab keeps their operations apart. */
const stores = new Map<string, Intents<Deed>>()

export function useIntents(): Intents<Deed> {
  const place = tillPlace(useSession(), 'unsettled')
  const known = stores.get(place)
  if (known) return known
  const made = createIntents<Deed>(sessionStorage, place)
  stores.set(place, made)
  return made
}

/** Deeds without an answer: on their way, or sent and never heard of again. */
export function useUnsettled(): readonly Intent<Deed>[] {
  const intents = useIntents()
  return useSyncExternalStore(intents.subscribe, intents.unsettled)
}

/** What the button of a deed reads while it is sent. */
export const sendingText = (pending: Intent<Deed> | undefined, usual: string): string =>
  pending?.again ? texts.tryingAgain : usual

/** Does something of one kind, once per intent; what the till shows of the customer is then read again. */
export function useDeed<Kind extends DeedKind>(
  onDone: (result: Results[Kind], deed: DeedOf<Kind>) => void = () => {},
  onRefused: (reason: string, details: ApiError['details']) => void = () => {},
) {
  const intents = useIntents()
  const client = useQueryClient()
  return useMutation({
    // Offline is said at once, not waited out.
    networkMode: 'always',
    mutationFn: (deed: DeedOf<Kind>) =>
      intents.send(deed, (key, onUnreached) => transmit<Kind>(deed, key, onUnreached)),
    onSuccess: onDone,
    onError: (error) => isRefusal(error) && onRefused(error.message, error.details),
    onSettled: (_result, error, deed) => {
      // What was just recorded has no preview any more: its code is used, its stamps are given.
      const read =
        deed.kind === 'purchase' && !isRefusal(error)
          ? ['till', deed.customerId, 'view']
          : ['till', deed.customerId]
      void client.invalidateQueries({ queryKey: read })
      void client.invalidateQueries({ queryKey: ['dashboard'] })
    },
  })
}
