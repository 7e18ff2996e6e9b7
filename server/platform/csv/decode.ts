import { isUtf8 } from 'node:buffer'
import { newTurns } from '#server/platform/rate-limits/takeTurns.ts'

/** Bytes that are decoded at once: some encodings take 80 ns a byte. */
const PIECE_BYTES = 32 * 1024

/**
 * The text of a file as spreadsheets save it. The byte-order mark decides between UTF-8 and UTF-16, also if some bytes
 * do not fit it. Without one: UTF-16 if every second byte is zero, else UTF-8, else Windows-1252 (Latin-1 is a part of
 * it; HTML reads both so). Null for a file that is not text. Other work runs in between.
 */
export async function decodeText(bytes: Uint8Array): Promise<string | null> {
  const decoder = new TextDecoder(encodingOf(bytes))
  const rest = newTurns()
  let text = ''
  for (let start = 0; start < bytes.length; start += PIECE_BYTES) {
    const piece = decoder.decode(bytes.subarray(start, start + PIECE_BYTES), { stream: true })
    if (piece.includes('\0')) return null
    text += piece
    await rest()
  }
  return text + decoder.decode()
}

function encodingOf(bytes: Uint8Array): string {
  const [one, two, three] = bytes
  if (one === 0xef && two === 0xbb && three === 0xbf) return 'utf-8'
  if (one === 0xff && two === 0xfe) return 'utf-16le'
  if (one === 0xfe && two === 0xff) return 'utf-16be'
  const { even, odd } = countNoughts(bytes.subarray(0, 1000))
  // In UTF-16, the high bytes of Latin letters are zero: nearly all on one side, none on the other.
  if (odd > 0 && even === 0) return 'utf-16le'
  if (even > 0 && odd === 0) return 'utf-16be'
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252'
}

function countNoughts(bytes: Uint8Array): { even: number; odd: number } {
  let [even, odd] = [0, 0]
  for (const [index, byte] of bytes.entries()) {
    if (byte !== 0) continue
    if (index % 2 === 0) even += 1
    else odd += 1
  }
  return { even, odd }
}
