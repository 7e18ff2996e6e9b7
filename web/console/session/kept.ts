import { useCallback, useState } from 'react'
import { useSession } from './session.ts'

const PREFIX = 'till '

type Whose = { user: { id: string }; business: { id: string } }

/** The key, in this tab's storage, of something that a person does at a business's till. */
export const tillPlace = ({ user, business }: Whose, name: string) =>
  `${PREFIX}${user.id} ${business.id} ${name}`

/**
 * Deletes what this tab stores of tills, except one person's: names, numbers and amounts belong to the person who typed
 * them.
 */
export function forgetTills(butOf?: string): void {
  for (const place of Object.keys(sessionStorage))
    if (place.startsWith(PREFIX) && !(butOf && place.startsWith(`${PREFIX}${butOf} `)))
      sessionStorage.removeItem(place)
}

/** State that survives a reload of this tab; undefined if nothing readable is stored. */
export function useKept<T>(name: string): [kept: T | undefined, keep: (value: T | undefined) => void] {
  const place = tillPlace(useSession(), name)
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
