import { useEffect, useEffectEvent } from 'react'

/** Escape leaves the stage, unless it closes a dialog above it. */
export function useEscape(leave: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return
    leave()
  })
  useEffect(() => {
    // Listens in the capture phase, before a dialog gets the key and disappears.
    window.addEventListener('keydown', onKey, { capture: true })
    return () => window.removeEventListener('keydown', onKey, { capture: true })
  }, [])
}
