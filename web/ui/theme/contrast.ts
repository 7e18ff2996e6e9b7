type Rgb = [red: number, green: number, blue: number]

/** WCAG 2.2 contrast ratio of two six-digit hex colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(toRgb(one)), luminance(toRgb(other))].sort((a, b) => a - b) as [
    number,
    number,
  ]
  return (lighter + 0.05) / (darker + 0.05)
}

/** The colour itself if it already has the ratio on the background, otherwise mixed with black until it has. */
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
