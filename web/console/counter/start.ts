import { type RefObject, useEffect, useRef } from 'react'

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
