import { useMutation } from '@tanstack/react-query'
import { type FormEvent, type SubmitEvent, useRef } from 'react'
import { ApiError } from '#web/client/api.ts'
import { useWrong } from './useWrong.ts'

type Fields = Record<string, string>

/**
 * Sends a form of plain inputs, which keep what was typed. What is wrong stands beside its field; what belongs to no
 * field is the `refusal`. `sent` is what a form that succeeded had sent.
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
    /** Whatever was refused, also what stands beside a field. */
    refused: error,
    sent: isSuccess ? variables : undefined,
    startOver: reset,
  }
}
