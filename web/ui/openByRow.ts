import type { MouseEvent } from 'react'

/**
 * A click anywhere in a row opens what the link or button in it opens. A click on a control is the control's own, and
 * so is one with a key held, which means another tab or a selection of text.
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
