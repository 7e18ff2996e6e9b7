import { useRef } from 'react'
import { useWrong } from '../forms/useWrong.ts'
import { type Fields, fieldAt } from './fields.ts'

/** The form's part of the answers, with errors beside its fields. */
export function useSetupForm(
  fields: Fields,
  changed: Partial<Fields>,
  change: (name: keyof Fields, value: unknown) => void,
) {
  const ref = useRef<HTMLFormElement>(null)
  const { wrong, show, forgive } = useWrong(ref)
  return {
    ref,
    wrong,
    typed: fields,
    isChanged: (name: keyof Fields) => changed[name] !== undefined,
    change: (name: string, value: unknown) => {
      change(name as keyof Fields, value)
      forgive(name)
    },
    /** Shows errors at their fields; false if they belong to none. */
    refuse: (found: Record<string, string>): boolean => {
      const known = Object.entries(found)
        .map(([path, message]) => [fieldAt(path), message] as const)
        .filter(([path]) => path.split('.')[0]! in fields)
      show(Object.fromEntries(known))
      return known.length > 0
    },
  }
}

export type SetupFields = ReturnType<typeof useSetupForm>
