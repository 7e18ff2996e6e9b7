import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'

/**
 * Fetches, together with a screen, what its parts show later, so that they need no round trip of their own. For queries
 * that depend on the viewer; for others there is `usePrefetchQuery`.
 */
export function useAhead(ask: (client: QueryClient) => void): void {
  const client = useQueryClient()
  const first = useRef(ask)
  useEffect(() => first.current(client), [client])
}
