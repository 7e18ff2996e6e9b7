import { useRef, useState } from 'react'
import { useWrong, type Wrong } from './useWrong.ts'

/**
 * A form's input, with errors beside its fields. A refusal is shown at its field; `false` tells the caller that
 * it belongs to no field. No input is lost.
 */
export function useForm<Typed extends object>(start: () => Typed) {
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState(start)
  const { wrong, show, forgive, refusals } = useWrong(form)

  const change = <Name extends keyof Typed & string>(name: Name, value: Typed[Name]) => {
    setTyped((before) => ({ ...before, [name]: value }))
    forgive(name)
  }
  const refuse = (fields: Wrong): boolean => {
    const known = Object.entries(fields)
      .map(([path, message]) => [fieldOf(path, typed), message] as const)
      .filter(([path]) => path.split('.')[0]! in typed)
    show(Object.fromEntries(known))
    return known.length > 0
  }
  return { form, typed, setTyped, wrong, change, refuse, refusals }
}

/** The server may keep a field inside of another thing: its 'config.stampsRequired' is the form's 'stampsRequired'. */
const fieldOf = (path: string, typed: object): string =>
  path.split('.')[0]! in typed ? path : path.slice(path.indexOf('.') + 1)
