import { type RefObject, useEffect, useRef, useState } from 'react'
import { differing, keepTyped } from './keepTyped.ts'
import type { Wrong } from './readTyped.ts'
import type { Typed } from './typed.ts'

/**
 * A form as it stands, with what is wrong beside its fields. What is refused is shown at its field, the first
 * of them focused; what belongs to no field is left for the caller as `false`. Nothing typed is lost.
 */
export function useTypedForm(start: () => Typed) {
  const [typed, setTyped] = useState(start)
  const [wrong, setWrong] = useState<Wrong>({})
  const [refusals, setRefusals] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [refusals])

  const change = (name: string, value: Typed[string]) => {
    setTyped((before) => ({ ...before, [name]: value }))
    setWrong((before) => without(before, name))
  }
  const refuse = (fields: Wrong): boolean => {
    const known = Object.entries(fields)
      .map(([path, message]) => [path.replace(/^config\./, ''), message] as const)
      .filter(([path]) => path.split('.')[0]! in typed)
    setWrong(Object.fromEntries(known))
    if (known.length > 0) setRefusals((count) => count + 1)
    return known.length > 0
  }
  return { typed, setTyped, wrong, change, refuse, form }
}

export type TypedForm = ReturnType<typeof useTypedForm>

/** A form begins at its name. After the next frame, in which a dialog takes the focus of what has just gone. */
export function useNameFocused(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    const begin = () => form.current?.querySelector<HTMLInputElement>('[name=name]')?.focus()
    const frame = requestAnimationFrame(() => setTimeout(begin))
    return () => cancelAnimationFrame(frame)
  }, [form])
}

/** A field that is being mended, or a ladder with its cells, is wrong no longer. */
const without = (wrong: Wrong, name: string): Wrong =>
  Object.fromEntries(Object.entries(wrong).filter(([path]) => path !== name && !path.startsWith(`${name}.`)))

export type Opened = { version: number; typed: Typed }

/** The form of something that exists, which someone else may change while it is open. */
export function useEditForm(start: () => Opened) {
  const [opened, setOpened] = useState(start)
  const [newer, setNewer] = useState<Opened>()
  const [reloaded, setReloaded] = useState(false)
  const form = useTypedForm(() => opened.typed)
  const reload = () => {
    if (!newer) return
    form.setTyped((mine) => keepTyped(opened.typed, mine, newer.typed))
    setOpened(newer)
    setNewer(undefined)
    setReloaded(true)
  }
  const unsaved = differing(opened.typed, form.typed).length > 0
  return { ...form, opened, newer, setNewer, reload, reloaded, unsaved }
}

export type EditForm = ReturnType<typeof useEditForm>
