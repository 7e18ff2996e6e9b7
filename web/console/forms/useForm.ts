import { useRef, useState } from 'react'
import { ApiError } from '#web/client/api.ts'
import { differing } from './keepTyped.ts'
import { useWrong, type Wrong } from './useWrong.ts'

/**
 * A form's input, with errors beside its fields. A refused save is shown at its field, or is the `failure` if it
 * belongs to none. No input is lost.
 */
export function useForm<Typed extends object>(start: () => Typed) {
  const form = useRef<HTMLFormElement>(null)
  const [saved, setSaved] = useState(start)
  const [typed, setTyped] = useState(saved)
  const [failure, setFailure] = useState<Error>()
  const { wrong, show, forgive, refusals } = useWrong(form)

  const change = <Name extends keyof Typed & string>(name: Name, value: Typed[Name]) => {
    setTyped((before) => ({ ...before, [name]: value }))
    forgive(name)
  }
  /** Shows errors at their fields; `false` tells the caller that they belong to no field. */
  const refuse = (fields: Wrong): boolean => {
    const known = Object.entries(fields)
      .map(([path, message]) => [fieldOf(path, typed), message] as const)
      .filter(([path]) => path.split('.')[0]! in typed)
    show(Object.fromEntries(known))
    return known.length > 0
  }
  /** Removes the errors before the form is sent again. */
  const clear = () => {
    show({})
    setFailure(undefined)
  }
  return {
    form,
    typed,
    wrong,
    failure,
    change,
    refuse,
    refusals,
    clear,
    unsaved: differing(saved, typed).length > 0,
    onError: (error: Error) => {
      if (!(error instanceof ApiError && refuse(error.fields))) setFailure(error)
    },
    /** Continues from the saved state, with what was typed since. */
    reset: (state: Typed, typedSince = state) => {
      setSaved(state)
      setTyped(typedSince)
      clear()
    },
  }
}

export type Form<Typed extends object> = ReturnType<typeof useForm<Typed>>

/**
 * The form's field of a path in the server's error. The server may nest it: its 'config.stampsRequired' is the form's
 * 'stampsRequired'.
 */
const fieldOf = (path: string, typed: object): string =>
  path.split('.')[0]! in typed ? path : path.slice(path.indexOf('.') + 1)
