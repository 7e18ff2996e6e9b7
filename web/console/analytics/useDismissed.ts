import { useState } from 'react'

/** Whether something was put away on this device, and the way to do so. */
export function useDismissed(key: string): [dismissed: boolean, dismiss: () => void] {
  const [dismissed, setDismissed] = useState(() => localStorage.getItem(key) !== null)
  const dismiss = () => {
    localStorage.setItem(key, new Date().toISOString())
    setDismissed(true)
  }
  return [dismissed, dismiss]
}
