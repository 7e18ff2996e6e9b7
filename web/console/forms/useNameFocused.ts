import { type RefObject, useEffect } from 'react'

/** A form begins at its name. After the next frame, in which a dialog takes the focus of what has just gone. */
export function useNameFocused(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    const begin = () => form.current?.querySelector<HTMLInputElement>('[name=name]')?.focus()
    const frame = requestAnimationFrame(() => setTimeout(begin))
    return () => cancelAnimationFrame(frame)
  }, [form])
}
