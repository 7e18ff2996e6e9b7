import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError } from './api.ts'

const MOST_RETRIES = 2

/**
 * The one cache of what the server said. Reads are tried again when the network or the server failed, never when
 * it refused; writes are never repeated by themselves. `onOutdated` hears when the server no longer knows us as
 * the screen does: signed out, of another role, off the team, or in another shop.
 */
export function createQueryClient(onOutdated: () => void): QueryClient {
  const onError = (error: Error) => {
    if (error instanceof ApiError && tellsOfAnotherSession(error)) onOutdated()
  }
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      // Without a connection a write fails at once, and what was typed stays; it would wait unseen otherwise.
      mutations: { networkMode: 'always' },
      queries: { staleTime: 15_000, retry: (failures, error) => failures < MOST_RETRIES && mayPass(error) },
    },
  })
}

const tellsOfAnotherSession = ({ status, code, details }: ApiError): boolean =>
  // A sign-in that owes its second step has made no session yet.
  (status === 401 && code !== 'second_factor') ||
  status === 403 ||
  (status === 409 && details.reason === 'another shop')

const mayPass = (error: Error): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500)
