import { useSyncExternalStore } from 'react'

/** From this width on, a table has room beside the sidebar. */
const wide = window.matchMedia('(min-width: 72rem)')

const subscribe = (listener: () => void) => {
  wide.addEventListener('change', listener)
  return () => wide.removeEventListener('change', listener)
}

/** True if there is room for a table. Narrower screens get a list. */
export const useWide = (): boolean => useSyncExternalStore(subscribe, () => wide.matches)
