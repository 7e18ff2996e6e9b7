import { createRequire } from 'node:module'
import * as fontkit from 'fontkit'

/**
 * Our own typefaces, read once and drawn as outlines: a poster then looks the same on every printer, with no
 * typeface installed. They cover the Latin alphabets, Vietnamese among them.
 */
export type Typeface = 'display' | 'text'

const PARTS: Record<Typeface, string[]> = {
  display: ['latin', 'latin-ext', 'vietnamese'].map(
    (part) => `bricolage-grotesque/files/bricolage-grotesque-${part}-wght-normal.woff2`,
  ),
  text: ['latin', 'latin-ext'].map((part) => `figtree/files/figtree-${part}-wght-normal.woff2`),
}

const opened: Partial<Record<Typeface, fontkit.Font[]>> = {}

function partsOf(typeface: Typeface): fontkit.Font[] {
  const { resolve } = createRequire(import.meta.url)
  opened[typeface] ??= PARTS[typeface].map((file) =>
    fontkit.openSync(resolve(`@fontsource-variable/${file}`)),
  )
  return opened[typeface]
}

const findPart = (typeface: Typeface, letter: string) =>
  partsOf(typeface).find((part) => part.hasGlyphForCodePoint(letter.codePointAt(0)!))

/** Whether the typeface has every letter of a text. */
export const canDraw = (typeface: Typeface, text: string): boolean =>
  [...text].every((letter) => findPart(typeface, letter))

/** A line as an SVG path, centred on `x` with its baseline at `y`. */
export function outline(typeface: Typeface, text: string, size: number, x: number, y: number): string {
  let at = x - measure(typeface, text, size) / 2
  const paths: string[] = []
  for (const { part, text: run } of runsOf(typeface, text)) {
    const scale = size / part.unitsPerEm
    const { glyphs, positions } = part.layout(run)
    for (const [index, glyph] of glyphs.entries()) {
      paths.push(glyph.path.scale(scale, -scale).translate(at, y).toSVG())
      at += positions[index]!.xAdvance * scale
    }
  }
  return paths.join('')
}

/** How wide a line is at a size, in the size's unit. */
export const measure = (typeface: Typeface, text: string, size: number): number =>
  runsOf(typeface, text).reduce(
    (width, { part, text: run }) => width + (part.layout(run).advanceWidth * size) / part.unitsPerEm,
    0,
  )

/** Letters that stand together in one part of the typeface; those in none are left out. */
function runsOf(typeface: Typeface, text: string): { part: fontkit.Font; text: string }[] {
  const runs: { part: fontkit.Font; text: string }[] = []
  for (const letter of text) {
    const part = findPart(typeface, letter)
    const last = runs.at(-1)
    if (last && last.part === part) last.text += letter
    else if (part) runs.push({ part, text: letter })
  }
  return runs
}
