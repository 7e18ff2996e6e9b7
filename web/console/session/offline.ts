import { onlineManager, type QueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

// The browser reports only changes, and the page may start without a connection.
onlineManager.setOnline(navigator.onLine)

/** True if this device has a connection, as far as the browser knows. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    (listener) => onlineManager.subscribe(listener),
    onlineManager.isOnline.bind(onlineManager),
  )

/** Calls `then` once the screen has its answers, for what would delay them. Returns a function that gives it up. */
export function onceAnswered(client: QueryClient, then: () => void): () => void {
  const ask = () => {
    if (client.isFetching() > 0) return
    stop()
    then()
  }
  const stop = client.getQueryCache().subscribe(ask)
  ask()
  return stop
}

/** Lets the console open without a connection from the next time on. */
export function keepForOffline(): void {
  // Missing in private windows and old browsers: there the console works only with a connection.
  navigator.serviceWorker?.register('/worker.js').catch(() => {})
}
