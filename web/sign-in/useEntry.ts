import { useEnter } from '#web/console/enterAndLeave.ts'
import { keepTypedEmail } from './typedEmail.ts'
import { useSubmit } from './useSubmit.ts'

type Fields = Record<string, string>

/** Sends a sign-in or sign-up form and enters. */
export function useEntry(check: (input: Fields) => Fields, send: (input: Fields) => Promise<unknown>) {
  const enter = useEnter()
  return useSubmit(check, async (input) => {
    await send(input)
    await enter()
    keepTypedEmail('')
  })
}
