import { type RefObject, useEffect, useRef } from 'react'

/** Marks the first element of a counter's stage, or the element around it. */
export const startMark = { 'data-start': true }

/** Focuses the first element of the stage, so that a keyboard needs no pointer. */
export function focusStart(stage: HTMLElement | null): void {
  const mark = stage?.querySelector<HTMLElement>('[data-start]')
  const start = mark?.matches('input, button') ? mark : mark?.querySelector<HTMLElement>('input, button')
  start?.focus({ preventScroll: true })
}

/** A stage takes the focus when it appears, unless an element inside it should. */
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
