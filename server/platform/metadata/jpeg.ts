import { orientationIn, tiffOf } from './orientation.ts'
import { MOST_PARTS } from './parts.ts'

const EXIF = Buffer.from('Exif\0\0', 'latin1')
const START_OF_SCAN = 0xda
const END = 0xd9
const COMMENT = 0xfe

type Segment = { marker: number; bytes: Buffer }

/**
 * Keeps what draws a JPEG (ITU-T T.81): pixels, tables, colours and orientation. Leaves out where and with what it was
 * taken (Exif, XMP, IPTC), previews, comments and further pictures behind its end. Null if the JPEG is broken.
 */
export function jpegWithout(bytes: Buffer): Buffer | null {
  const segments = segmentsOf(bytes)
  if (!segments) return null
  const exif = segments.find(isExif)
  const turned = exif && tiffOf(orientationIn(exif.bytes.subarray(10)))
  const kept = segments.filter(draws).map((segment) => segment.bytes)
  return Buffer.concat([Buffer.of(0xff, 0xd8), ...(turned ? [exifSegment(turned)] : []), ...kept])
}

const isExif = ({ marker, bytes }: Segment) => marker === 0xe1 && bytes.subarray(4, 10).equals(EXIF)

/**
 * Of the application segments, APP0 (JFIF) marks the file as a JPEG, and APP2 (ICC profile) and APP14 (Adobe) say which
 * colours its numbers mean.
 */
function draws({ marker, bytes }: Segment): boolean {
  const says = (name: string) => bytes.toString('latin1', 4, 4 + name.length) === name
  if (marker === 0xe0) return says('JFIF\0')
  if (marker === 0xe2) return says('ICC_PROFILE\0')
  if (marker === 0xee) return says('Adobe')
  return (marker < 0xe0 || marker > 0xef) && marker !== COMMENT
}

function exifSegment(tiff: Buffer): Buffer {
  const head = Buffer.of(0xff, 0xe1, 0, 0)
  head.writeUInt16BE(2 + EXIF.length + tiff.length, 2)
  return Buffer.concat([head, EXIF, tiff])
}

/** Reads all segments up to the end of the picture; a scan's segment includes its pixels. Null if one is broken. */
function segmentsOf(bytes: Buffer): Segment[] | null {
  const segments: Segment[] = []
  for (let at = 2; at + 2 <= bytes.length && segments.length < MOST_PARTS; ) {
    const marker = bytes[at + 1]!
    if (bytes[at] !== 0xff) return null
    if (marker === END) return [...segments, { marker, bytes: bytes.subarray(at, at + 2) }]
    // Padding bytes of 0xff may stand before a marker.
    const next = marker === 0xff ? at + 1 : endOf(bytes, at, marker)
    if (next === null) return null
    if (marker !== 0xff) segments.push({ marker, bytes: bytes.subarray(at, next) })
    at = next
  }
  return null
}

function endOf(bytes: Buffer, at: number, marker: number): number | null {
  if (at + 4 > bytes.length) return null
  const end = at + 2 + bytes.readUInt16BE(at + 2)
  if (end < at + 4 || end > bytes.length) return null
  return marker === START_OF_SCAN ? endOfPixels(bytes, end) : end
}

/** Finds the marker after the pixels: within them, 0xff is followed by 0 or by a restart. */
function endOfPixels(bytes: Buffer, start: number): number | null {
  for (let at = bytes.indexOf(0xff, start); at >= 0; at = bytes.indexOf(0xff, at + 2)) {
    const next = bytes[at + 1]
    if (next === undefined) return null
    if (next !== 0 && (next < 0xd0 || next > 0xd7)) return at
  }
  return null
}
