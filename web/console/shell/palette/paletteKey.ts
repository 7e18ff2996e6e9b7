import { texts } from '../../page/texts.ts'

const onApple = /mac|iphone|ipad/i.test(navigator.platform)

/** The palette's key, as keyboards label it. */
export const paletteKey = onApple ? '⌘K' : texts.searchKey

/**
 * True for the palette's key. On a Mac it is only Cmd-K, because Ctrl-K deletes to the end of the line in every field.
 */
export const isPaletteKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' && (onApple ? metaKey : ctrlKey) && !altKey && !shiftKey
