import { inkOn } from '#server/surfaces/portal/index.ts'
import type { Paper } from './contract.ts'
import { fitLines, LINE_HEIGHT, type Measure, type Room } from './fitLines.ts'
import { type Box, qrSquares } from './qrSquares.ts'
import { texts } from './texts.ts'
import { canDraw, measure, outline, type Typeface } from './typefaces.ts'

export type Logo = { media_type: string; content: Uint8Array }

/** What stands on a poster. */
export type PosterContent = {
  businessName: string
  /** '#rrggbb' */
  color: string
  logo: Logo | null
  url: string
  /** Where the code leads instead of the sign-up form. */
  customUrl: string | null
  location: string | null
}

/** What a poster is drawn from; all lengths in points, from the upper left corner. */
export type Shape =
  | { kind: 'panel'; box: Box; radius: number; fill: string; line?: string }
  | { kind: 'squares'; boxes: Box[]; fill: string }
  | { kind: 'outline'; path: string; fill: string }
  | { kind: 'picture'; box: Box; logo: Logo }
  /** A line in letters that our typefaces lack: only a device that has them can draw it. */
  | { kind: 'letters'; text: string; x: number; y: number; size: number; bold: boolean; fill: string }

export type Poster = {
  width: number
  height: number
  /** For whoever cannot see it: whose it is, and where its code leads. */
  title: string
  subject: string
  shapes: Shape[]
}

/** In points, an inch being 72 of them. */
const sizes: Record<Paper, { width: number; height: number }> = {
  a4: { width: 595.28, height: 841.89 },
  letter: { width: 612, height: 792 },
}
const MARGIN = 36
const PANEL = { height: 236, padding: 26, radius: 24 }
const LOGO = 84
const INK = '#1c1917'
const MUTED = '#57534e'

/**
 * Lays a poster out. `letters` says whether what draws it can use a device's own typefaces; without them,
 * words in letters that ours lack are left out.
 */
export function layOutPoster(content: PosterContent, paper: Paper, letters: boolean): Poster {
  const { width, height } = sizes[paper]
  const page = { middle: width / 2, room: width - 2 * MARGIN, letters }
  const { call, note } = content.customUrl
    ? { call: texts.elsewhere.call, note: texts.elsewhere.note(new URL(content.customUrl).host) }
    : texts.join
  const top = MARGIN + PANEL.height
  const qr = { side: height - 516, y: top + 110 }
  const below = qr.y + qr.side
  return {
    width,
    height,
    title: content.businessName,
    subject: content.url,
    shapes: [
      { kind: 'panel', box: [0, 0, width, height], radius: 0, fill: '#ffffff' },
      ...head(content, page),
      ...line(call, page, { typeface: 'display', y: top + 58, largest: 46, fill: INK }),
      ...line(note, page, { typeface: 'text', y: top + 88, largest: 20, fill: MUTED }),
      ...code(content.url, page.middle - qr.side / 2, qr.y, qr.side),
      ...line(texts.typed, page, { typeface: 'text', y: below + 26, largest: 13, fill: MUTED }),
      ...line(shownAddress(content.url), page, { typeface: 'text', y: below + 47, largest: 18, fill: INK }),
      ...line(content.location ?? '', page, {
        typeface: 'text',
        y: height - MARGIN,
        largest: 11,
        fill: MUTED,
      }),
    ],
  }
}

/** The words of a poster that only a device with other typefaces can draw. */
export const leftOut = ({ businessName, location }: PosterContent): string[] =>
  [
    [businessName, canDraw('display', clean(businessName))],
    [location ?? '', canDraw('text', clean(location ?? ''))],
  ].flatMap(([text, drawn]) => (drawn ? [] : [text as string]))

type Page = { middle: number; room: number; letters: boolean }

/** The business's colour with its logo and name, both in the middle of it. */
function head({ businessName, color, logo }: PosterContent, page: Page): Shape[] {
  const ink = inkOn(color)
  const box: Box = [MARGIN, MARGIN, page.room, PANEL.height]
  const shown =
    page.letters || canDraw('display', clean(businessName)) ? businessName : logo ? '' : texts.nameless
  const gap = logo && shown ? 16 : 0
  const room = {
    width: page.room - 2 * PANEL.padding,
    height: PANEL.height - 2 * PANEL.padding - (logo ? LOGO : 0) - gap,
    most: 3,
    largest: 64,
    smallest: 17,
  }
  const name = setLines(shown, 'display', room)
  const nameHeight = shown ? name.lines.length * name.size * LINE_HEIGHT : 0
  const from = MARGIN + (PANEL.height - (logo ? LOGO : 0) - gap - nameHeight) / 2
  const first = from + (logo ? LOGO : 0) + gap + name.size * 0.9
  return [
    { kind: 'panel', box, radius: PANEL.radius, fill: color },
    ...(logo ? logoOn(page.middle - LOGO / 2, from, logo) : []),
    ...(shown
      ? name.lines.map((text, index) =>
          oneLine(text, page.middle, first + index * name.size * LINE_HEIGHT, name.size, 'display', ink),
        )
      : []),
  ]
}

function logoOn(x: number, y: number, logo: Logo): Shape[] {
  const edge = 8
  return [
    { kind: 'panel', box: [x, y, LOGO, LOGO], radius: 18, fill: '#ffffff' },
    { kind: 'picture', box: [x + edge, y + edge, LOGO - 2 * edge, LOGO - 2 * edge], logo },
  ]
}

function code(url: string, x: number, y: number, side: number): Shape[] {
  return [
    { kind: 'panel', box: [x, y, side, side], radius: 20, fill: '#ffffff', line: '#d6d3d1' },
    { kind: 'squares', boxes: qrSquares(url, x, y, side), fill: '#000000' },
  ]
}

type Line = { typeface: Typeface; y: number; largest: number; fill: string }

/** One line in the middle, smaller where it is long. */
function line(text: string, page: Page, { typeface, y, largest, fill }: Line): Shape[] {
  if (!text || !(page.letters || canDraw(typeface, clean(text)))) return []
  const { lines, size } = setLines(text, typeface, {
    width: page.room,
    height: Number.POSITIVE_INFINITY,
    most: 1,
    largest,
    smallest: 7,
  })
  return [oneLine(lines[0]!, page.middle, y, size, typeface, fill)]
}

const setLines = (text: string, typeface: Typeface, room: Room) =>
  fitLines(clean(text), canDraw(typeface, clean(text)) ? (t, s) => measure(typeface, t, s) : guess, room)

function oneLine(text: string, x: number, y: number, size: number, typeface: Typeface, fill: string): Shape {
  if (canDraw(typeface, text)) return { kind: 'outline', path: outline(typeface, text, size, x, y), fill }
  return { kind: 'letters', text, x, y, size, bold: typeface === 'display', fill }
}

/** How wide a device's own letters may be: those of East Asia fill a square, others less. */
const guess: Measure = (text, size) =>
  [...text].reduce((sum, letter) => sum + (WIDE.test(letter) ? 1.04 : 0.68) * size, 0)
const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}]/u

/** Letters with their marks as one sign each, as typefaces hold them. */
const clean = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ').trim()

/** As people type an address. */
const shownAddress = (url: string) => url.replace(/^https?:\/\//, '')
