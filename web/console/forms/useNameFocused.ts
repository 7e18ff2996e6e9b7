import { type RefObject, useEffect } from 'react'

/**
 * Focuses the form's name field. It waits for the next frame, in which a dialog still moves the focus from a removed
 * element.
 */
export function useNameFocused(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    const begin = () => form.current?.querySelector<HTMLInputElement>('[name=name]')?.focus()
    const frame = requestAnimationFrame(() => setTimeout(begin))
    return () => cancelAnimationFrame(frame)
  }, [form])
}
