import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError } from './api.ts'

const MOST_RETRIES = 2

/**
 * The one cache of what the server said. Reads are tried again when the network or the server failed, never when
 * it refused; writes are never repeated by themselves. `onSignedOut` hears when the server no longer knows us.
 */
export function createQueryClient(onSignedOut: () => void): QueryClient {
  const onError = (error: Error) => {
    if (error instanceof ApiError && (error.status === 401 || error.status === 403)) onSignedOut()
  }
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: { staleTime: 15_000, retry: (failures, error) => failures < MOST_RETRIES && mayPass(error) },
    },
  })
}

const mayPass = (error: Error): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500)
