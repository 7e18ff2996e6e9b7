import { type RefObject, useEffect } from 'react'

type Form = RefObject<HTMLFormElement | null>

/**
 * Focuses a field of the form, if one is named. It waits for the next frame, in which a dialog still moves the focus from
 * a removed element.
 */
export function useFieldFocused(form: Form, name: string | undefined) {
  useEffect(() => {
    if (!name) return
    const begin = () => form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()
    const frame = requestAnimationFrame(() => setTimeout(begin))
    return () => cancelAnimationFrame(frame)
  }, [form, name])
}

export const useNameFocused = (form: Form) => useFieldFocused(form, 'name')
