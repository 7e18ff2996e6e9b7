/**
 * The text of a file as spreadsheets save it. The byte-order mark decides between UTF-8 and UTF-16. Without
 * one: UTF-16 if every second byte is zero, else UTF-8, else Windows-1252 (Latin-1 is a part of it; HTML reads
 * both so). Null for a file that is not text.
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

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}
