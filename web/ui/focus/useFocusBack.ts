import { useRef } from 'react'

/**
 * Where the focus goes when a layer closes: back to what opened it. Where that is gone, Base UI would go to whatever had
 * the focus some time before; `keepFocus` goes on beside what is gone. What took the focus meanwhile keeps it, such as
 * another layer. Where a layer took the place of another one, `keepFocus` may have opened it from a part of the page:
 * the focus goes back to that part, and not to the first button in it, as Base UI would, which may be 'Delete'.
 */
export function useFocusBack() {
  const opener = useRef<Element>(null)
  const layer = useRef<Element>(null)
  return {
    ref: (element: HTMLDivElement | null) => {
      // Kept beyond its end, which is when it is asked for.
      if (element) layer.current = element
    },
    initialFocus: () => {
      opener.current = document.activeElement
      return true
    },
    finalFocus: () => {
      const at = document.activeElement
      const isElsewhere = at !== null && at !== document.body && !layer.current?.contains(at)
      if (isElsewhere || opener.current?.isConnected === false) return false
      if (!(opener.current instanceof HTMLElement) || opener.current.tabIndex >= 0) return true
      opener.current.focus({ preventScroll: true })
      return false
    },
  }
}
