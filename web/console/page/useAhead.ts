import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'

/**
 * Asks together with a screen for what its parts show later, so that they wait for no round trip of their own. For
 * questions that depend on who looks; others are asked by `usePrefetchQuery`.
 */
export function useAhead(ask: (client: QueryClient) => void): void {
  const client = useQueryClient()
  const first = useRef(ask)
  useEffect(() => first.current(client), [client])
}
