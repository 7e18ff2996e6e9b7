import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { contrast } from '#web/ui/theme/contrast.ts'
import { STRONG } from './Fields.tsx'

const css = readFileSync('web/ui/theme/tokens.css', 'utf8')
/** The token's colours in the light and the dark theme. */
const token = (name: string): Record<'light' | 'dark', string> => {
  const [, light, dark] = new RegExp(`--color-${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(css)!
  return { light: light!, dark: dark! }
}

const toLinear = (c: number) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)
const toGamma = (c: number) => (c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055)
const channels = (hex: string) =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255) as [number, number, number]

/** The matrices of OKLab (CSS Color 4, section 9), in which color-mix() mixes. */
function toOklab(hex: string): number[] {
  const [r, g, b] = channels(hex).map(toLinear) as [number, number, number]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

function fromOklab([L = 0, a = 0, b = 0]: number[]): string {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3
  const rgb = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  const hex = (c: number) =>
    Math.round(255 * Math.min(1, Math.max(0, toGamma(c))))
      .toString(16)
      .padStart(2, '0')
  return `#${rgb.map(hex).join('')}`
}

it.each(['light', 'dark'] as const)(
  'the text of a field can be read at every strength, in the %s theme',
  (theme) => {
    const [accent, quiet] = [toOklab(token('accent')[theme]), toOklab(token('quiet')[theme])]
    const weak = theme === 'light' ? token('ink').light : '#ffffff'
    for (let percent = 0; percent <= 100; percent += 1) {
      const share = percent / 100
      const field = fromOklab(accent.map((value, at) => share * value + (1 - share) * quiet[at]!))
      const ratio = contrast(share > STRONG ? '#000000' : weak, field)
      expect(ratio, `at ${percent} %`).toBeGreaterThanOrEqual(4.5)
    }
  },
)
