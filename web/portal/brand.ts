import type { CSSProperties } from 'react'
import { cardColours } from '#web/card/colour.ts'

/** Uses a business's colour instead of ours for everything inside: buttons, bars. */
export function brandStyle(color: string | undefined): CSSProperties {
  if (!color) return {}
  const { base, mark } = cardColours(color)
  return {
    '--color-accent': base,
    '--color-accent-strong': base,
    '--color-on-accent': mark,
  } as CSSProperties
}
