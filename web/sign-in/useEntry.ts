import { useRouter } from '@tanstack/react-router'
import { ApiError } from '#web/client/api.ts'
import { useEnter } from '#web/console/session/enterAndLeave.ts'
import { keepTypedEmail } from './typedEmail.ts'
import { useSubmit } from './useSubmit.ts'

type Fields = Record<string, string>

/**
 * Sends a sign-in or sign-up form and enters, by way of the second step where one is owed.
 * @param next where to go on after a second step, if not to the first screen
 */
export function useEntry(
  check: (input: Fields) => Fields,
  send: (input: Fields) => Promise<unknown>,
  next?: string,
) {
  const enter = useEnter()
  const router = useRouter()
  return useSubmit(check, async (input) => {
    try {
      await send(input)
    } catch (error) {
      if (!owesSecondStep(error)) throw error
      return router.navigate({ to: '/login/two-factor', search: next ? { next } : {} })
    }
    await enter()
    keepTypedEmail('')
  })
}

const owesSecondStep = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'second_factor'
