import { useRef } from 'react'

/**
 * The focus when a layer closes: it returns to the element that opened the layer. If that is gone, `keepFocus`
 * continues beside it; Base UI would go to an older focus. An element that took the focus meanwhile keeps it, such as
 * another layer. If a layer replaced another one, `keepFocus` may have opened it from a part of the page. The focus
 * then returns to that part, and not to its first button as in Base UI, which may be 'Delete'.
 */
export function useFocusBack() {
  const opener = useRef<Element>(null)
  const layer = useRef<Element>(null)
  return {
    ref: (element: HTMLDivElement | null) => {
      // Kept after the layer ends, because it is read only then.
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
