const channel = new BroadcastChannel('regulars-session')

/** Tells the other tabs that someone signed in or out here. */
export function tellOtherTabs(): void {
  channel.postMessage('session changed')
}

/** Hears it there. */
export function onOtherTabs(sessionChanged: () => void): void {
  channel.addEventListener('message', sessionChanged)
}
