import { useCallback, useState } from 'react'
import { useSession } from '../session.ts'

const PREFIX = 'till '

/** The place of something of a shop's till in this tab's storage. */
export const tillPlace = (businessId: string, name: string) => `${PREFIX}${businessId} ${name}`

/** Drops what this tab keeps of its tills: names, numbers and amounts are for whoever typed them. */
export function forgetTills(): void {
  for (const place of Object.keys(sessionStorage))
    if (place.startsWith(PREFIX)) sessionStorage.removeItem(place)
}

/** State that survives a reload of this tab; undefined is nothing kept. What is no longer readable is nothing. */
export function useKept<T>(name: string): [kept: T | undefined, keep: (value: T | undefined) => void] {
  const place = tillPlace(useSession().business.id, name)
  const [kept, setKept] = useState<T | undefined>(() => readKept<T>(sessionStorage, place))
  const keep = useCallback(
    (value: T | undefined) => {
      setKept(value)
      if (value === undefined) sessionStorage.removeItem(place)
      else sessionStorage.setItem(place, JSON.stringify(value))
    },
    [place],
  )
  return [kept, keep]
}

export function readKept<T>(storage: Pick<Storage, 'getItem'>, place: string): T | undefined {
  const text = storage.getItem(place)
  if (text === null) return undefined
  try {
    return JSON.parse(text) as T
  } catch {
    return undefined
  }
}
