import type { MouseEvent } from 'react'

/**
 * A click anywhere in a row opens the link or button in it. A click on a control is left to the control. So is a click
 * with a modifier key, which opens another tab or selects text.
 */
export const openByRow =
  (open: () => void) =>
  (event: MouseEvent<HTMLElement>): void => {
    const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey
    if (!isPlain || event.defaultPrevented) return
    if ((event.target as Element).closest('a, button, input, label, select')) return
    if (window.getSelection()?.type === 'Range') return
    open()
  }
