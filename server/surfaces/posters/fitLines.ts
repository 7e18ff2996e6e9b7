export type Fitted = { lines: string[]; size: number }
export type Measure = (text: string, size: number) => number
export type Room = { width: number; height: number; most: number; largest: number; smallest: number }

/** From one baseline to the next, as a share of the size. */
export const LINE_HEIGHT = 1.14
const STEP = 0.94

/**
 * Breaks a text into at most `most` lines, within `width` and `height`, as large as they go. At the smallest size,
 * words too long for a line are broken too, and what even then has no room ends in '…'.
 */
export function fitLines(text: string, measure: Measure, room: Room): Fitted {
  const { width, height, most, largest, smallest } = room
  const words = text.trim().split(/\s+/)
  for (let size = largest; size > smallest; size *= STEP) {
    const lines = fill(words, ' ', width, (line) => measure(line, size))
    const high = lines.length * size * LINE_HEIGHT
    if (lines.length <= most && high <= height && lines.every((line) => measure(line, size) <= width))
      return { lines, size }
  }
  const wide = (line: string) => measure(line, smallest)
  const lines = fill(words, ' ', width, wide).flatMap((line) =>
    wide(line) <= width ? [line] : fill(letters(line), '', width, wide),
  )
  return { lines: lines.length <= most ? lines : cut(lines, most, width, wide), size: smallest }
}

/** Puts as many pieces on each line as go; a piece that is too long has a line of its own. */
function fill(pieces: string[], glue: string, width: number, wide: (line: string) => number): string[] {
  const lines: string[] = []
  for (const piece of pieces) {
    const longer = lines.length > 0 ? `${lines.at(-1)}${glue}${piece}` : piece
    if (lines.length > 0 && wide(longer) <= width) lines[lines.length - 1] = longer
    else lines.push(piece)
  }
  return lines
}

function cut(lines: string[], most: number, width: number, wide: (line: string) => number): string[] {
  const kept = lines.slice(0, most)
  let last = letters(kept.pop()!)
  while (last.length > 0 && wide(`${last.join('')}…`) > width) last = last.slice(0, -1)
  return [...kept, `${last.join('').trimEnd()}…`]
}

/** As a reader counts them: an emoji or a letter with its marks is one. */
const letters = (text: string): string[] =>
  Array.from(new Intl.Segmenter('en').segment(text), ({ segment }) => segment)
