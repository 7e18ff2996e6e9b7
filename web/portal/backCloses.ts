/** Marks the entry of the history that an overlay has for itself. */
const mark = 'regulars:overlay'
let close: (() => void) | undefined

const isAtOverlay = () => Boolean(history.state?.[mark])
const onStep = () => {
  if (!isAtOverlay()) close?.()
}

/**
 * Gives an open overlay an entry of the history, so that the browser's Back closes it. An overlay that replaces another
 * one takes over its entry.
 * @returns ends it: an overlay that closed by itself takes its entry back
 */
export function closeOnBack(onBack: () => void): () => void {
  // Added once, however often: it is the same function.
  window.addEventListener('popstate', onStep)
  close = onBack
  if (!isAtOverlay()) history.pushState({ [mark]: true }, '')
  return () => {
    close = undefined
    queueMicrotask(() => {
      if (!close && isAtOverlay()) history.back()
    })
  }
}
