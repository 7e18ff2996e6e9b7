import { useRef } from 'react'

/**
 * Where the focus goes when a layer closes: back to what opened it. Where that is gone, Base UI would go to whatever had
 * the focus some time before; `keepFocus` goes on beside what is gone. What took the focus meanwhile keeps it.
 */
export function useFocusBack() {
  const opener = useRef<Element>(null)
  return {
    initialFocus: () => {
      opener.current = document.activeElement
      return true
    },
    finalFocus: () => !isElsewhere(document.activeElement) && (opener.current?.isConnected ?? true),
  }
}

const isElsewhere = (at: Element | null): boolean =>
  at !== null && at !== document.body && !at.closest('[role="dialog"], [role="alertdialog"]')
