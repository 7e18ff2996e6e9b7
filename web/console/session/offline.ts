import { onlineManager, type QueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

// The browser reports only changes, and the page may start without a connection.
onlineManager.setOnline(navigator.onLine)

/** Whether this device has a connection, as far as the browser knows. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    (listener) => onlineManager.subscribe(listener),
    onlineManager.isOnline.bind(onlineManager),
  )

/**
 * Has the console open without a connection from the next time on. It waits until the screen has its answers: all the
 * scripts that are then kept would come between.
 */
export function keepForOffline(client: QueryClient): () => void {
  const keep = () => {
    if (client.isFetching() > 0) return
    stop()
    // Missing in private windows and old browsers: the console works, with a connection.
    navigator.serviceWorker?.register('/worker.js').catch(() => {})
  }
  const stop = client.getQueryCache().subscribe(keep)
  keep()
  return stop
}
