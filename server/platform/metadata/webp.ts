import { orientationIn, tiffOf } from './orientation.ts'
import { MOST_PARTS } from './parts.ts'

const HEAD_BYTES = 12
/** Chunks that draw a picture, animations included: pixels, transparency and colours. */
const drawing = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP'])
/** Flags of the VP8X chunk. */
const HAS_EXIF = 0x08
const HAS_XMP = 0x04

/**
 * Keeps what draws a WebP (RFC 9649), and its orientation. Leaves out other Exif, XMP and chunks of single programs.
 * Null if the WebP is broken.
 */
export function webpWithout(bytes: Buffer): Buffer | null {
  const kept: Buffer[] = []
  let turned: Buffer | null = null
  for (let at = HEAD_BYTES; at < bytes.length; ) {
    if (at + 8 > bytes.length || kept.length === MOST_PARTS) return null
    const size = bytes.readUInt32LE(at + 4)
    // Chunks begin at even positions.
    const end = at + 8 + size + (size % 2)
    if (end > bytes.length) return null
    const kind = bytes.toString('latin1', at, at + 4)
    if (drawing.has(kind)) kept.push(Buffer.from(bytes.subarray(at, end)))
    if (kind === 'EXIF') turned ??= tiffOf(orientationIn(tiffIn(bytes.subarray(at + 8, at + 8 + size))))
    at = end
  }
  const [first] = kept
  if (first?.toString('latin1', 0, 4) === 'VP8X' && first.length >= 9)
    first[8] = (first[8]! & ~(HAS_EXIF | HAS_XMP)) | (turned ? HAS_EXIF : 0)
  return riff([...kept, ...(turned ? [exif(turned)] : [])])
}

/** The TIFF of an EXIF chunk. Some programs write the head of a JPEG's Exif before it. */
const tiffIn = (data: Buffer): Buffer =>
  data.toString('latin1', 0, 6) === 'Exif\0\0' ? data.subarray(6) : data

/** An EXIF chunk. The TIFF of `tiffOf` has an even length, so the chunk needs no padding. */
function exif(tiff: Buffer): Buffer {
  const head = Buffer.from('EXIF\0\0\0\0', 'latin1')
  head.writeUInt32LE(tiff.length, 4)
  return Buffer.concat([head, tiff])
}

function riff(chunks: Buffer[]): Buffer {
  const body = Buffer.concat(chunks)
  const head = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1')
  head.writeUInt32LE(4 + body.length, 4)
  return Buffer.concat([head, body])
}
