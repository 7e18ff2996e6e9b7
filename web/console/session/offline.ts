import { onlineManager } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

// The browser reports only changes, and the page may start without a connection.
onlineManager.setOnline(navigator.onLine)

/** Whether this device has a connection, as far as the browser knows. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    (listener) => onlineManager.subscribe(listener),
    onlineManager.isOnline.bind(onlineManager),
  )

/** Has the console open without a connection from the next time on. */
export function keepForOffline(): void {
  // Missing in private windows and old browsers: the console works, with a connection.
  navigator.serviceWorker?.register('/worker.js').catch(() => {})
}
