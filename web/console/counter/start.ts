import { type RefObject, type SyntheticEvent, useCallback, useEffect, useRef } from 'react'

/** Marks what a stage of the counter begins with, or what holds it. */
export const startMark = { 'data-start': true }

/** Puts the focus where the work begins, so that a keyboard goes on without a pointer. */
export function focusStart(stage: HTMLElement | null): void {
  const mark = stage?.querySelector<HTMLElement>('[data-start]')
  const start = mark?.matches('input, button') ? mark : mark?.querySelector<HTMLElement>('input, button')
  start?.focus({ preventScroll: true })
}

/** A stage takes the focus when it appears, unless something in it has reason to. */
export function useStart<E extends HTMLElement>(elsewhere = false): RefObject<E | null> {
  const ref = useRef<E>(null)
  const left = useRef(elsewhere)
  useEffect(() => {
    if (left.current) return
    focusStart(ref.current)
    window.scrollTo({ top: 0 })
  }, [])
  return ref
}

const ARMING_MS = 400

/** Whether a stage has stood long enough for what is pressed to be meant for it. */
function useSettled(): () => boolean {
  const since = useRef(Number.POSITIVE_INFINITY)
  useEffect(() => {
    since.current = performance.now()
  }, [])
  return useCallback(() => performance.now() - since.current > ARMING_MS, [])
}

/** Holds an act back that a thumb still tapping, or a habitual Enter, would set off on a screen just shown. */
export function useArmed(): <Args extends unknown[]>(
  act: (...args: Args) => void,
) => (...args: Args) => void {
  const settled = useSettled()
  return useCallback(
    (act) =>
      (...args) => {
        if (settled()) act(...args)
      },
    [settled],
  )
}

/** The same for everything on a stage: give it to the stage as its onClickCapture. */
export function useArming(): (event: SyntheticEvent) => void {
  const settled = useSettled()
  return useCallback(
    (event) => {
      if (settled()) return
      event.stopPropagation()
      event.preventDefault()
    },
    [settled],
  )
}
