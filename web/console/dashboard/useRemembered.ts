import { useState } from 'react'

/** A fact remembered on this device, and a function to remember it. */
export function useRemembered(key: string): [isSo: boolean, remember: () => void] {
  const [isSo, setSo] = useState(() => localStorage.getItem(key) !== null)
  const remember = () => {
    localStorage.setItem(key, new Date().toISOString())
    setSo(true)
  }
  return [isSo, remember]
}
