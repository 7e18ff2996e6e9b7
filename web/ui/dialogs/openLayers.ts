import { useEffect, useEffectEvent } from 'react'

type Layer = { close: () => void }

const layers: Layer[] = []
let onFirst = () => {}

/** Counts a dialog or sheet among the open ones; `close` is its own way to close, which may ask first. */
export function useOpenLayer(open: boolean, close: () => void): void {
  const closeNow = useEffectEvent(close)
  useEffect(() => {
    if (!open) return
    const layer = { close: () => closeNow() }
    layers.push(layer)
    if (layers.length === 1) onFirst()
    return () => void layers.splice(layers.indexOf(layer), 1)
  }, [open])
}

/**
 * Closes the dialog or sheet that opened last, as Escape does.
 * @returns false if none is open
 */
export function closeTopLayer(): boolean {
  const top = layers.at(-1)
  top?.close()
  return top !== undefined
}

/** Calls `listener` when a dialog or sheet opens above a page that has none. */
export function onFirstLayer(listener: () => void): void {
  onFirst = listener
}
