/** In the tab's own storage, which survives a reload and the way to Google and back. */
const PLACE = 'known session'
const NOBODY = 'nobody'

let inMemory: string | null = null

/** Whether the session, null for none, is another than this tab last knew; one that knew of none yet can't tell. */
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

/** Whoever could not be told in time is nobody to this tab, unless it knew somebody. */
export function supposeNobody(): void {
  if (readKnown() === null) keepKnown(null)
}

function readKnown(): string | null {
  try {
    return sessionStorage.getItem(PLACE) ?? inMemory
  } catch {
    return inMemory
  }
}
