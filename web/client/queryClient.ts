import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError, isUnanswered } from './api.ts'

const MOST_RETRIES = 3
/** The pause before a further attempt, in milliseconds; `attempt` counts from 0. Spec section 9. */
const pauseBefore = (attempt: number): number => 200 * 2 ** attempt

/**
 * The one cache of server data. Reads are retried if the network failed or the server was not there, never after a
 * refusal. Writes are never repeated automatically. `onOutdated` is called when the server's session no longer matches
 * the screen: signed out, another role, off the team, or in another business.
 */
export function createQueryClient(onOutdated: () => void): QueryClient {
  const onError = (error: Error) => {
    if (error instanceof ApiError && tellsOfAnotherSession(error)) onOutdated()
  }
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      // Without a connection a write fails at once and what was typed stays. It would wait unseen otherwise.
      mutations: { networkMode: 'always' },
      queries: {
        staleTime: 15_000,
        retry: (failures, error) => failures < MOST_RETRIES && isUnanswered(error),
        retryDelay: pauseBefore,
      },
    },
  })
}

const tellsOfAnotherSession = ({ status, code, details }: ApiError): boolean =>
  // A sign-in that still needs its second step has made no session yet.
  (status === 401 && code !== 'second_factor') ||
  status === 403 ||
  (status === 409 && details.reason === 'another shop')

/** Reads without the cache, with the cache's retries and pauses. */
export async function readWithRetries<T>(read: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await read()
    } catch (error) {
      if (attempt === MOST_RETRIES || !isUnanswered(error) || signal.aborted || !navigator.onLine) throw error
      await new Promise((resolve) => setTimeout(resolve, pauseBefore(attempt)))
    }
  }
}
