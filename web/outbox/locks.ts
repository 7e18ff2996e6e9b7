const PREFIX = 'regulars operation '

/** Holds an operation's lock while it is recorded. The browser gives the lock back if the tab ends meanwhile. */
export async function onItsWay<T>(key: string, work: () => Promise<T>): Promise<T> {
  return navigator.locks.request(`${PREFIX}${key}`, work)
}

/** The keys of the operations that are just being recorded, in whichever tab. */
export async function keysOnTheirWay(): Promise<Set<string>> {
  const { held = [] } = await navigator.locks.query()
  return new Set(held.flatMap(({ name }) => (name?.startsWith(PREFIX) ? [name.slice(PREFIX.length)] : [])))
}

/** Waits until no other tab of this browser uploads, then works. */
export async function asTheUploader<T>(work: () => Promise<T>): Promise<T> {
  return navigator.locks.request('regulars uploader', work)
}
