import type { CSSProperties } from 'react'
import { cardColours } from '#web/card/colour.ts'

/** Puts a business's colour where ours would be, for what stands inside: buttons, bars. */
export function brandStyle(color: string | undefined): CSSProperties {
  if (!color) return {}
  const { base, mark } = cardColours(color)
  return {
    '--color-accent': base,
    '--color-accent-strong': base,
    '--color-on-accent': mark,
  } as CSSProperties
}
