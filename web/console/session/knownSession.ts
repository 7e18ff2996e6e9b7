/** Key in the tab's own storage, which survives a reload and a sign-in through Google. */
const PLACE = 'known session'
const NOBODY = 'nobody'

let inMemory: string | null = null

/** True if the session (null for none) differs from the last one that this tab knew; false if none is known yet. */
export function differsFromKnown(session: string | null): boolean {
  const known = readKnown()
  return known !== null && known !== (session ?? NOBODY)
}

/** Stores the session that this tab knows. It stores only the id, which opens nothing. */
export function keepKnown(session: string | null): void {
  inMemory = session ?? NOBODY
  try {
    sessionStorage.setItem(PLACE, inMemory)
  } catch {
    // Without storage it is known until the page is closed.
  }
}

/** After a timeout this tab treats the visitor as signed out, unless it knew a session. */
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
