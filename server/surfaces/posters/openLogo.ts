import { inflateSync } from 'node:zlib'
import type { Logo } from './poster.ts'

/**
 * A logo as pdfkit takes it, null for what it cannot take: WebP, and PNGs that are not what browsers draw.
 * pdfkit unpacks a PNG after the page is done, where a broken one would end the process: so it is unpacked
 * here first, to the very size that its header promises.
 */
export function openLogo(
  pdf: PDFKit.PDFDocument,
  { media_type, content }: Logo,
): PDFKit.Mixins.ImageSrc | null {
  const bytes = Buffer.from(content)
  if (media_type === 'image/png' && !isSoundPng(bytes)) return null
  if (media_type !== 'image/png' && media_type !== 'image/jpeg') return null
  try {
    const picture = (pdf as Opening).openImage(bytes)
    return picture.width > 0 && picture.height > 0 ? picture : null
  } catch {
    return null
  }
}

/** A picture opened before it is placed; missing from pdfkit's types. */
type Opened = PDFKit.Mixins.ImageSrc & { width: number; height: number }
type Opening = PDFKit.PDFDocument & { openImage(content: Buffer): Opened }

/** A thousand pixels a side; browsers send far fewer. More would keep the process busy for one page. */
const MOST_BYTES = 4_000_000
/** Channels of 8 bits by colour type: true colour without and with transparency. */
const CHANNELS: Record<number, number> = { 2: 3, 6: 4 }

/** Whether a PNG is eight bits deep, in true colour, not interlaced, and whole. */
export function isSoundPng(bytes: Buffer): boolean {
  const chunks = readChunks(bytes)
  const header = chunks?.[0]?.data
  if (!chunks || header?.length !== 13) return false
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)]
  const [depth, colorType, , , interlaced] = header.subarray(8)
  const channels = CHANNELS[colorType!]
  if (depth !== 8 || !channels || interlaced !== 0 || chunks.some(({ type }) => type === 'tRNS')) return false
  const row = 1 + width * channels
  if (row * height > MOST_BYTES) return false
  const packed = Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data))
  const pixels = unpack(packed, row * height)
  if (pixels?.length !== row * height) return false
  for (let at = 0; at < pixels.length; at += row) if (pixels[at]! > 4) return false
  return true
}

function readChunks(bytes: Buffer): { type: string; data: Buffer }[] | null {
  const chunks: { type: string; data: Buffer }[] = []
  for (let at = 8; at < bytes.length; ) {
    if (at + 12 > bytes.length) return null
    const length = bytes.readUInt32BE(at)
    if (at + 12 + length > bytes.length) return null
    chunks.push({
      type: bytes.toString('latin1', at + 4, at + 8),
      data: bytes.subarray(at + 8, at + 8 + length),
    })
    at += 12 + length
  }
  return chunks.at(-1)?.type === 'IEND' ? chunks : null
}

function unpack(packed: Buffer, most: number): Buffer | null {
  try {
    return inflateSync(packed, { maxOutputLength: most })
  } catch {
    return null
  }
}
