/** WCAG 2.2 contrast, and the colours of a card worked out from the shop's one colour. */

type Rgb = [red: number, green: number, blue: number]

const brandOrange = '#ff7a1f'
/** The dark ink keeps 4.5:1 on every colour on which white does not. */
export const darkInk = '#060403'
export const paper = '#fffaf3'
const paperInk = '#33271f'

export type CardColours = {
  base: string
  ink: 'light' | 'dark'
  /** What stands on the base: words on the card, the letter on a stamp. */
  mark: string
  /** What is printed on paper: the shop's colour, or dark ink for colours too pale to be seen there. */
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

/** WCAG contrast ratio of two six-digit hex colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(toRgb(one)), luminance(toRgb(other))].sort((a, b) => a - b) as [
    number,
    number,
  ]
  return (lighter + 0.05) / (darker + 0.05)
}

/** The colour itself if it already has the ratio on the background, else mixed with black until it has. */
export function darkenUntil(color: string, background: string, ratio: number): string {
  const rgb = toRgb(color)
  for (let share = 1; share > 0; share -= 0.04) {
    const darker = toHex(rgb.map((channel) => channel * share) as Rgb)
    if (contrast(darker, background) >= ratio) return darker
  }
  return '#000000'
}

function luminance(rgb: Rgb): number {
  const [red, green, blue] = rgb.map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as Rgb
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function toRgb(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

function toHex(rgb: Rgb): string {
  return `#${rgb.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`
}
