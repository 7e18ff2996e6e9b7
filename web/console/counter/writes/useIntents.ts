import { useSyncExternalStore } from 'react'
import { tillPlace } from '../../session/kept.ts'
import { useSession } from '../../session/session.ts'
import { createIntents, type Intent, type Intents } from './intents.ts'
import type { Write } from './writes.ts'

/** Intents by person and business: a person with two businesses in one tab keeps their operations apart. */
const stores = new Map<string, Intents<Write>>()

export function useIntents(): Intents<Write> {
  const place = tillPlace(useSession(), 'unsettled writes')
  const known = stores.get(place)
  if (known) return known
  const made = createIntents<Write>(sessionStorage, place)
  stores.set(place, made)
  return made
}

/** Writes without an answer: on their way, or sent and never answered. */
export function useUnsettled(): readonly Intent<Write>[] {
  const intents = useIntents()
  return useSyncExternalStore(intents.subscribe, intents.unsettled)
}
