/** The colours of a card, worked out from the business's one colour. */

import { contrast, darkenUntil } from '#web/ui/theme/contrast.ts'

const brandOrange = '#ff7a1f'
/** The dark ink keeps 4.5:1 on every colour on which white does not. */
export const darkInk = '#060403'
export const paper = '#fffaf3'
const paperInk = '#33271f'

export type CardColours = {
  base: string
  ink: 'light' | 'dark'
  /** Text on the base colour: words on the card, the letter on a stamp. */
  mark: string
  /** Text on paper: the business's colour, or dark ink if the colour is too pale for paper. */
  print: string
}

/** The colours of a card; a missing or unreadable colour gives the brand's orange. */
export function cardColours(color: string | null | undefined): CardColours {
  const base = normaliseHex(color) ?? brandOrange
  const ink = contrast('#ffffff', base) >= 4.5 ? 'light' : 'dark'
  const seenOnPaper = contrast(base, paper) >= 3
  return {
    base,
    ink,
    mark: ink === 'light' ? '#ffffff' : darkInk,
    print: seenOnPaper ? darkenUntil(base, paper, 4.5) : paperInk,
  }
}

/** '#AbC' and 'aabbcc' become '#aabbcc'; anything else is undefined. */
export function normaliseHex(color: string | null | undefined): string | undefined {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(color?.trim() ?? '')?.[1]?.toLowerCase()
  if (!digits) return undefined
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`
}
