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

/**
 * Lets the console open without a connection from the next time on. It waits until the screen has its answers, because
 * the scripts that are then kept would delay them.
 */
export function keepForOffline(client: QueryClient): () => void {
  const keep = () => {
    if (client.isFetching() > 0) return
    stop()
    // Missing in private windows and old browsers: there the console works only with a connection.
    navigator.serviceWorker?.register('/worker.js').catch(() => {})
  }
  const stop = client.getQueryCache().subscribe(keep)
  keep()
  return stop
}
