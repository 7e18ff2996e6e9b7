import type { CSSProperties } from 'react'
import { cardColours } from '#web/card/colour.ts'

/** Replaces our colour by the business's for all buttons and bars inside. */
export function brandStyle(color: string | undefined): CSSProperties {
  if (!color) return {}
  const { base, mark } = cardColours(color)
  return {
    '--color-accent': base,
    '--color-accent-strong': base,
    '--color-on-accent': mark,
  } as CSSProperties
}
