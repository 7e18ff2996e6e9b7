import { type RefObject, useEffect, useRef } from 'react'

/**
 * After a refusal the focus goes to the field at fault, else to the field `usual`: the button that had it was off
 * meanwhile, and lost it.
 */
export function useFocusOnProblem(problem: object | null, usual: string): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (!problem) return
    const field = (selector: string) => form.current?.querySelector<HTMLElement>(selector)
    const wanted = field('input[aria-invalid="true"]') ?? field(`input[name="${usual}"]`)
    wanted?.focus()
  }, [problem, usual])
  return form
}
