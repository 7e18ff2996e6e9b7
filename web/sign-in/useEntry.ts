import { useMutation } from '@tanstack/react-query'
import { type FormEvent, type SubmitEvent, useState } from 'react'
import { ApiError } from '#web/client/api.ts'
import { useEnter } from '#web/console/enterAndLeave.ts'

type Fields = Record<string, string>

/**
 * Sends a sign-in or sign-up form and enters. What is wrong stands beside its field, the first of them focused;
 * what belongs to no field is the `refusal`. The inputs keep what was typed.
 */
export function useEntry(check: (input: Fields) => Fields, send: (input: Fields) => Promise<unknown>) {
  const enter = useEnter()
  const [wrong, setWrong] = useState<Fields>({})
  const entry = useMutation({
    mutationFn: async (input: Fields) => {
      await send(input)
      await enter()
    },
  })

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const show = (fields: Fields) => {
      setWrong(fields)
      focusFirst(form, fields)
    }
    if (entry.isPending) return
    entry.reset()
    const input = Object.fromEntries(new FormData(form)) as Fields
    const found = check(input)
    show(found)
    if (Object.keys(found).length > 0) return
    entry.mutate(input, { onError: (error) => error instanceof ApiError && show(error.fields) })
  }

  /** A field that is being mended is wrong no longer. */
  const forgive = ({ target }: FormEvent) => {
    const { name } = target as HTMLInputElement
    if (name in wrong) setWrong(({ [name]: _mended, ...others }) => others)
  }

  const placed = entry.error instanceof ApiError && Object.keys(entry.error.fields).length > 0
  return { submit, forgive, wrong, busy: entry.isPending, refusal: placed ? undefined : entry.error?.message }
}

function focusFirst(form: HTMLFormElement, fields: Fields): void {
  const inputs = [...form.elements].filter((element) => element instanceof HTMLInputElement)
  inputs.find((input) => input.name in fields)?.focus()
}
