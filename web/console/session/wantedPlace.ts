import { sameOriginPath } from './sameOriginPath.ts'

/** What of it the browser's storage has. */
type Kept = { place: string; until: number }
type Place = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const NAME = 'regulars:wanted'
/** As long as a mailed link works. */
const LASTS_MS = 10 * 60_000

/** The page to open after signing in. Undefined for the first screen, which opens anyway. */
export const wantedOf = (href: string): string | undefined => (href === '/dashboard' ? undefined : href)

/**
 * Stores the wanted page during a sign-in that leaves this page: through a provider, or by a link in a mail,
 * which opens in another tab. It is not sent along, so no foreign address can come back.
 */
export function keepWanted(place: string | undefined, storage: Place = localStorage, now = Date.now()): void {
  try {
    if (place) storage.setItem(NAME, JSON.stringify({ place, until: now + LASTS_MS } satisfies Kept))
    else storage.removeItem(NAME)
  } catch {
    // Without storage their first screen opens.
  }
}

/** Gives it once. */
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
