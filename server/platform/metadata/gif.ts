import { afterSubBlocks, colours } from './gifBlocks.ts'
import { MOST_PARTS } from './parts.ts'

const EXTENSION = 0x21
const IMAGE = 0x2c
const TRAILER = 0x3b
const CONTROL = 0xf9
const APPLICATION = 0xff
/** Applications whose blocks hold the number of times an animation plays. */
const loops = new Set(['NETSCAPE2.0', 'ANIMEXTS1.0'])

/**
 * Keeps a GIF's pictures, their times and the number of repeats, and leaves out comments, XMP and the like. Null if the
 * GIF is broken.
 */
export function gifWithout(bytes: Buffer): Buffer | null {
  let at = 13 + colours(bytes[10]!)
  const kept: Buffer[] = [bytes.subarray(0, at)]
  while (at < bytes.length) {
    if (bytes[at] === TRAILER) return Buffer.concat([...kept, Buffer.of(TRAILER)])
    const isImage = bytes[at] === IMAGE && at + 9 < bytes.length
    if ((!isImage && bytes[at] !== EXTENSION) || kept.length === MOST_PARTS) return null
    const end = afterSubBlocks(bytes, isImage ? at + 11 + colours(bytes[at + 9]!) : at + 2)
    if (isImage || draws(bytes, at)) kept.push(bytes.subarray(at, end))
    at = end
  }
  return null
}

function draws(bytes: Buffer, at: number): boolean {
  if (bytes[at + 1] === CONTROL) return true
  return bytes[at + 1] === APPLICATION && loops.has(bytes.toString('latin1', at + 3, at + 14))
}
