import { useRouter } from '@tanstack/react-router'
import { ApiError } from '#web/client/api.ts'
import { useSubmit } from '#web/console/forms/useSubmit.ts'
import { useEnter } from '#web/console/session/enterAndLeave.ts'
import { keepWanted } from '#web/console/session/wantedPlace.ts'
import { keepTypedEmail } from './typedEmail.ts'

type Fields = Record<string, string>

/**
 * Sends a sign-in or sign-up form and opens the next page, after the second step if one is needed.
 * @param next the page to open, if not the first screen; also after a second step, unless that leads elsewhere
 */
export function useEntry(
  check: (input: Fields) => Fields,
  send: (input: Fields) => Promise<unknown>,
  { next, afterSecondStep = next }: { next?: string | undefined; afterSecondStep?: string | undefined } = {},
) {
  const enter = useEnter()
  const router = useRouter()
  return useSubmit(check, async (input) => {
    // This page knows where to go: the wanted page of an earlier sign-in is dropped.
    keepWanted(undefined)
    try {
      await send(input)
    } catch (error) {
      if (!owesSecondStep(error)) throw error
      return router.navigate({
        to: '/login/two-factor',
        search: afterSecondStep ? { next: afterSecondStep } : {},
      })
    }
    await enter(next)
    keepTypedEmail('')
  })
}

export const owesSecondStep = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'second_factor'
