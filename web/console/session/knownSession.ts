/** In the tab's own storage, which survives a reload and the way to Google and back. */
const PLACE = 'known session'
const NOBODY = 'nobody'

let inMemory: string | null = null

/**
 * Whether the session, null for none, differs from the last known one of this tab; false if none is known yet.
 */
export function differsFromKnown(session: string | null): boolean {
  const known = readKnown()
  return known !== null && known !== (session ?? NOBODY)
}

/** Keeps which session this tab knows of: its id, which opens nothing. */
export function keepKnown(session: string | null): void {
  inMemory = session ?? NOBODY
  try {
    sessionStorage.setItem(PLACE, inMemory)
  } catch {
    // Without storage it is known for as long as the page is there.
  }
}

/** After a timeout this tab treats the visitor as signed out, unless it knew somebody. */
export function assumeSignedOut(): void {
  if (readKnown() === null) keepKnown(null)
}

function readKnown(): string | null {
  try {
    return sessionStorage.getItem(PLACE) ?? inMemory
  } catch {
    return inMemory
  }
}
