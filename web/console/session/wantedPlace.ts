import { sameOriginPath } from './sameOriginPath.ts'

/** The wanted page in the browser's storage. */
type Kept = { place: string; until: number }
type Place = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const NAME = 'regulars:wanted'
/** The lifetime of a mailed link. */
const LASTS_MS = 10 * 60_000

/** The wanted page after signing in; undefined for the first screen, which opens anyway. */
export const wantedOf = (href: string): string | undefined => (href === '/dashboard' ? undefined : href)

/**
 * Stores the wanted page during a sign-in that leaves this page: through a provider, or by a mailed link, which opens
 * in another tab. The page is not sent along, so no foreign address can come back.
 */
export function keepWanted(place: string | undefined, storage: Place = localStorage, now = Date.now()): void {
  try {
    if (place) storage.setItem(NAME, JSON.stringify({ place, until: now + LASTS_MS } satisfies Kept))
    else storage.removeItem(NAME)
  } catch {
    // Without storage the first screen opens.
  }
}

/** Returns the wanted page, once. */
export function takeWanted(
  origin = location.origin,
  storage: Place = localStorage,
  now = Date.now(),
): string | undefined {
  try {
    const { place, until } = JSON.parse(storage.getItem(NAME) ?? '{}') as Partial<Kept>
    storage.removeItem(NAME)
    return Number(until) > now && Number(until) <= now + LASTS_MS ? sameOriginPath(place, origin) : undefined
  } catch {
    return undefined
  }
}
