import { useRef } from 'react'

/**
 * Where the focus goes when a layer closes: back to what opened it. Where that is gone, Base UI would go to whatever had
 * the focus some time before; `keepFocus` goes on beside what is gone. What took the focus meanwhile keeps it, such as
 * another layer.
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
      return !isElsewhere && (opener.current?.isConnected ?? true)
    },
  }
}
