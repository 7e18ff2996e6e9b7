import { useState } from 'react'
import { differing, keepTyped } from './keepTyped.ts'
import type { Change } from './StaleNotice.tsx'
import { useForm } from './useForm.ts'

/** The state that a form was opened with. */
export type Opened<Typed> = { version: number; typed: Typed }

/**
 * The form of something that somebody else may change while the form is open.
 * @param newerIn reads the current row from a save that was refused because the row is newer than the form
 */
export function useEditForm<Typed extends object>(
  start: () => Opened<Typed>,
  newerIn: (error: Error) => Opened<Typed> | undefined,
) {
  const [opened, setOpened] = useState(start)
  const [newer, setNewer] = useState<Opened<Typed>>()
  const [taken, setTaken] = useState(false)
  const { reset, ...form } = useForm(() => opened.typed)

  /** Continues from another state, saved here or by somebody else. */
  const open = (state: Opened<Typed>, typed = state.typed) => {
    setOpened(state)
    reset(state.typed, typed)
    setNewer(undefined)
    setTaken(false)
  }
  return {
    ...form,
    opened,
    newer,
    taken,
    open,
    /** Shows the reason of a refused save: a newer version, an error at its field, or a failure. */
    onError: (error: Error) => {
      const theirs = newerIn(error)
      if (theirs) setNewer(theirs)
      else form.onError(error)
    },
    /** Takes over the other person's changes; the input here stays. */
    take: () => {
      if (!newer) return
      open(newer, keepTyped(opened.typed, form.typed, newer.typed))
      setTaken(true)
    },
    /** Takes over the other person's changes; the input here is dropped. */
    drop: () => newer && open(newer),
  }
}

export type EditForm<Typed extends object> = ReturnType<typeof useEditForm<Typed>>

/** The fields that somebody else changed while a form was open, with their old and new values as texts. */
export function changesIn<Typed extends object>(
  { opened, newer }: Pick<EditForm<Typed>, 'opened' | 'newer'>,
  labelOf: (name: keyof Typed & string) => string,
  say: (value: Typed[keyof Typed & string], name: keyof Typed & string) => string = String,
): Change[] | undefined {
  return (
    newer &&
    differing(opened.typed, newer.typed).map((name) => ({
      label: labelOf(name),
      before: say(opened.typed[name], name),
      now: say(newer.typed[name], name),
    }))
  )
}
