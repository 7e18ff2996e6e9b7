import { useEffect, useEffectEvent } from 'react'

type Typing = {
  /** A digit or + that no field would get. */
  digit: (digit: string) => void
  /** A letter that no field would get, or that the pad cannot take. */
  letter?: (letter: string) => void
}

/** Leads keys to their field wherever the focus is: staff type a name right away, and hand scanners just type. */
export function useTyping({ digit, letter }: Typing): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey } = event
    if (ctrlKey || metaKey || altKey || event.defaultPrevented || key.length !== 1) return
    if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return
    if (target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement) return
    const field = target instanceof HTMLInputElement && target.type !== 'checkbox' ? target : null
    // The pad's display accepts digits itself; other fields accept everything.
    if (field && (field.inputMode !== 'none' || /^[\d+]$/.test(key))) return
    if (/^[\d+]$/.test(key)) digit(key)
    else if (letter && /^\p{L}$/u.test(key)) letter(key)
    else return
    event.preventDefault()
  })
  useEffect(() => {
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
}
