import { useMutation } from '@tanstack/react-query'
import { type FormEvent, type SubmitEvent, useState } from 'react'
import { ApiError } from '#web/client/api.ts'

type Fields = Record<string, string>

/**
 * Sends a form of plain inputs. What is wrong stands beside its field, the first of them focused; what belongs to
 * no field is the `refusal`. The inputs keep what was typed; `sent` is what a form that succeeded had sent.
 */
export function useSubmit(check: (input: Fields) => Fields, send: (input: Fields) => Promise<unknown>) {
  const [wrong, setWrong] = useState<Fields>({})
  const { mutate, reset, isPending, isSuccess, error, variables } = useMutation({ mutationFn: send })

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const show = (fields: Fields) => {
      setWrong(fields)
      focusFirst(form, fields)
    }
    if (isPending) return
    reset()
    const input = Object.fromEntries(new FormData(form)) as Fields
    const found = check(input)
    show(found)
    if (Object.keys(found).length > 0) return
    mutate(input, { onError: (refused) => refused instanceof ApiError && show(refused.fields) })
  }

  /** A field that is being mended is wrong no longer. */
  const forgive = ({ target }: FormEvent) => {
    const { name } = target as HTMLInputElement
    if (name in wrong) setWrong(({ [name]: _mended, ...others }) => others)
  }

  const placed = error instanceof ApiError && Object.keys(error.fields).length > 0
  return {
    submit,
    forgive,
    wrong,
    busy: isPending,
    refusal: placed ? undefined : error?.message,
    /** Whatever was refused, also what stands beside a field. */
    refused: error,
    sent: isSuccess ? variables : undefined,
    startOver: reset,
  }
}

function focusFirst(form: HTMLFormElement, fields: Fields): void {
  const inputs = [...form.elements].filter((element) => element instanceof HTMLInputElement)
  inputs.find((input) => input.name in fields)?.focus()
}
