import { crc32 } from 'node:zlib'
import { orientationIn, tiffOf } from './orientation.ts'
import { MOST_PARTS } from './parts.ts'

const SIGNATURE_BYTES = 8
/** Bytes of a chunk besides its data: length, kind and checksum. */
const FRAME_BYTES = 12
/** Chunks that draw a picture, animations included: pixels, transparency and colours. */
const drawing = new Set(
  'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP cICP sBIT bKGD pHYs acTL fcTL fdAT'.split(' '),
)

/**
 * Keeps what draws a PNG (ISO/IEC 15948), and its orientation. Leaves out texts, times, other Exif, XMP and chunks of
 * single programs. Null if the PNG is broken.
 */
export function pngWithout(bytes: Buffer): Buffer | null {
  const kept: Buffer[] = [bytes.subarray(0, SIGNATURE_BYTES)]
  for (
    let at = SIGNATURE_BYTES, parts = 0;
    at + FRAME_BYTES <= bytes.length && parts < MOST_PARTS;
    parts += 1
  ) {
    const end = at + FRAME_BYTES + bytes.readUInt32BE(at)
    if (end > bytes.length) return null
    const kind = bytes.toString('latin1', at + 4, at + 8)
    if (drawing.has(kind)) kept.push(bytes.subarray(at, end))
    const turned = kind === 'eXIf' && tiffOf(orientationIn(bytes.subarray(at + 8, end - 4)))
    if (turned) kept.push(chunk('eXIf', turned))
    if (kind === 'IEND') return Buffer.concat(kept)
    at = end
  }
  return null
}

function chunk(kind: string, data: Buffer): Buffer {
  const framed = Buffer.alloc(FRAME_BYTES + data.length)
  framed.writeUInt32BE(data.length, 0)
  framed.write(kind, 4, 'latin1')
  data.copy(framed, 8)
  framed.writeUInt32BE(crc32(framed.subarray(4, 8 + data.length)), 8 + data.length)
  return framed
}
