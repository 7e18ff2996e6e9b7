import type { RouterHistory } from '@tanstack/react-router'
import { closeTopLayer, onFirstLayer } from '#web/ui/dialogs/openLayers.ts'

/** Marks an entry of the history that shows the same page as the one before it. */
const again = 'regulars:again'

/**
 * The browser's Back closes an open dialog or sheet and leaves the page as it is. The first page of a tab has no entry
 * of ours before it, so Back would leave without asking us: it gets a second entry when a dialog opens, and going back
 * from that entry later goes back twice. Must run before the router renders: the first to block a step is asked first.
 */
export function letBackCloseDialogs(history: RouterHistory): void {
  onFirstLayer(() => {
    if (history.canGoBack()) return
    const { state } = window.history
    window.history.pushState({ ...state, __TSR_index: 1, [again]: true }, '')
  })
  history.block({
    enableBeforeUnload: false,
    blockerFn: ({ currentLocation, action }) => {
      if (action !== 'BACK') return false
      if (closeTopLayer()) return true
      if (again in currentLocation.state) queueMicrotask(() => window.history.back())
      return false
    },
  })
}
