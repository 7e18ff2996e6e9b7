import { useMutation } from '@tanstack/react-query'
import { type FormEvent, type SubmitEvent, useRef } from 'react'
import { ApiError } from '#web/client/api.ts'
import { useWrong } from './useWrong.ts'

type Fields = Record<string, string>

/**
 * Sends a form of plain inputs, which keep their text. Errors are shown beside their fields; the `refusal`
 * belongs to no field. `sent` is the input of the last success.
 */
export function useSubmit(check: (input: Fields) => Fields, send: (input: Fields) => Promise<unknown>) {
  const form = useRef<HTMLFormElement>(null)
  const { wrong, show, forgive } = useWrong(form)
  const { mutate, reset, isPending, isSuccess, error, variables } = useMutation({ mutationFn: send })

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    form.current = event.currentTarget
    if (isPending) return
    reset()
    const input = Object.fromEntries(new FormData(event.currentTarget)) as Fields
    const found = check(input)
    show(found)
    if (Object.keys(found).length > 0) return
    mutate(input, { onError: (refused) => refused instanceof ApiError && show(refused.fields) })
  }

  const placed = error instanceof ApiError && Object.keys(error.fields).length > 0
  return {
    submit,
    forgive: ({ target }: FormEvent) => forgive((target as HTMLInputElement).name),
    wrong,
    busy: isPending,
    refusal: placed ? undefined : error?.message,
    /** Any refusal, including one shown beside a field. */
    refused: error,
    sent: isSuccess ? variables : undefined,
    startOver: reset,
  }
}
