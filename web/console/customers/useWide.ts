import { useSyncExternalStore } from 'react'

/** Tailwind's md: from here on a table has room. */
const wide = window.matchMedia('(min-width: 48rem)')

const subscribe = (listener: () => void) => {
  wide.addEventListener('change', listener)
  return () => wide.removeEventListener('change', listener)
}

/** Whether there is room for a table; phones get a list. */
export const useWide = (): boolean => useSyncExternalStore(subscribe, () => wide.matches)
