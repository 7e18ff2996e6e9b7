import { useEffect, useEffectEvent } from 'react'

/** Escape leaves the stage, unless it closes something that lies over it. */
export function useEscape(leave: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return
    leave()
  })
  useEffect(() => {
    // Before a dialog hears it and is gone.
    window.addEventListener('keydown', onKey, { capture: true })
    return () => window.removeEventListener('keydown', onKey, { capture: true })
  }, [])
}
