const onApple = /mac|iphone|ipad/i.test(navigator.platform)

/** As keyboards write it. */
export const paletteKey = onApple ? '⌘K' : 'Ctrl K'

/** Ctrl-K deletes to the end of the line in every field of a Mac, so there it is Cmd-K alone. */
export const isPaletteKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' && (onApple ? metaKey : ctrlKey) && !altKey && !shiftKey
