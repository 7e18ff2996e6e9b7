/**
 * The text of a file as spreadsheets save one: UTF-8 or UTF-16 by their byte-order mark, UTF-16 without one by
 * its noughts, else UTF-8, and what isn't that is Windows-1252 (of which Latin-1 is a part: HTML reads both
 * so). Null for a file that is no text.
 */
export function decodeText(bytes: Uint8Array): string | null {
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes)
  return text.includes('\0') ? null : text
}

function encodingOf(bytes: Uint8Array): string {
  const [one, two] = bytes
  if (one === 0xff && two === 0xfe) return 'utf-16le'
  if (one === 0xfe && two === 0xff) return 'utf-16be'
  const { even, odd } = countNoughts(bytes.subarray(0, 1000))
  // The high bytes of Latin letters: nearly all of one side, none of the other.
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

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}
