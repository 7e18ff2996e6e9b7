import { Refusal } from '#server/platform/context/refusal.ts'
import { gifWithout } from '#server/platform/metadata/gif.ts'
import { afterSubBlocks, colours } from '#server/platform/metadata/gifBlocks.ts'
import { jpegWithout } from '#server/platform/metadata/jpeg.ts'
import { pngWithout } from '#server/platform/metadata/png.ts'
import { webpWithout } from '#server/platform/metadata/webp.ts'

/** In pixels. */
export type Picture = {
  mediaType: 'image/png' | 'image/jpeg' | 'image/gif' | 'image/webp'
  width: number
  height: number
}

/** Above this, a small file could unpack into a picture that crashes a phone. */
const MOST_PIXELS_A_SIDE = 2000

/**
 * Recognises a picture by its bytes alone: a whole PNG, JPEG or WebP with nothing before or after it; a GIF too
 * if `mayMove`.
 * @throws {Refusal} 'invalid' at the field `picture` for anything else, SVG included (it can hold scripts).
 */
export function readPicture(content: Uint8Array, { mayMove = false } = {}): Picture {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  const picture = readPng(bytes) ?? readJpeg(bytes) ?? readWebp(bytes) ?? (mayMove ? readGif(bytes) : null)
  const { width, height } = picture ?? { width: 0, height: 0 }
  if (!picture || width < 1 || height < 1)
    throw refused(`Choose a PNG, JPEG${mayMove ? ', GIF' : ''} or WebP picture`)
  if (width > MOST_PIXELS_A_SIDE || height > MOST_PIXELS_A_SIDE)
    throw refused(`The picture may be at most ${MOST_PIXELS_A_SIDE} pixels wide and high`)
  return picture
}

/**
 * Recognises a picture as `readPicture` does, and removes its metadata.
 * @throws {Refusal} as `readPicture`, and for a broken picture
 */
export function takePicture(
  content: Uint8Array,
  which: { mayMove?: boolean } = {},
): Picture & { content: Buffer } {
  const picture = readPicture(content, which)
  const kept = withoutMetadata(content, picture.mediaType)
  if (!kept) throw refused('This picture is broken')
  return { ...picture, content: kept }
}

const without = {
  'image/png': pngWithout,
  'image/jpeg': jpegWithout,
  'image/webp': webpWithout,
  'image/gif': gifWithout,
} satisfies Record<Picture['mediaType'], (bytes: Buffer) => Buffer | null>

/**
 * Removes from a picture what says where, when, with what and by whom it was taken. Its orientation stays, and the
 * pixels are not touched, so it looks the same. Null for a broken picture.
 */
export function withoutMetadata(content: Uint8Array, mediaType: Picture['mediaType']): Buffer | null {
  return without[mediaType](Buffer.from(content.buffer, content.byteOffset, content.byteLength))
}

const refused = (message: string) => new Refusal('invalid', message, { fields: { picture: message } })

const PNG_START = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
const PNG_END = Buffer.from('0000000049454e44ae426082', 'hex')

/** PNG (ISO/IEC 15948): signature, IHDR first, IEND last. */
function readPng(bytes: Buffer): Picture | null {
  if (bytes.length < 45 || !bytes.subarray(0, 16).equals(PNG_START)) return null
  if (!bytes.subarray(-12).equals(PNG_END)) return null
  return { mediaType: 'image/png', width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
}

/** JPEG (ITU-T T.81): SOI, segments up to a start of frame, which has the size, and EOI at the very end. */
function readJpeg(bytes: Buffer): Picture | null {
  if (
    bytes.length < 12 ||
    bytes.readUIntBE(0, 3) !== 0xffd8ff ||
    bytes.readUInt16BE(bytes.length - 2) !== 0xffd9
  )
    return null
  for (let at = 2; at + 9 <= bytes.length && bytes[at] === 0xff; at += 2 + bytes.readUInt16BE(at + 2)) {
    if (isStartOfFrame(bytes[at + 1]!))
      return {
        mediaType: 'image/jpeg',
        height: bytes.readUInt16BE(at + 5),
        width: bytes.readUInt16BE(at + 7),
      }
  }
  return null
}

/** SOF0 to SOF15, without DHT, JPG and DAC, which are in the same range. */
const isStartOfFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/** GIF (version 87a or 89a): the screen size, its blocks, and the trailer at the very end. */
function readGif(bytes: Buffer): Picture | null {
  if (bytes.length < 14 || !/^GIF8[79]a$/.test(bytes.toString('latin1', 0, 6))) return null
  if (gifTrailer(bytes) !== bytes.length - 1) return null
  return { mediaType: 'image/gif', width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) }
}

/** The position of the trailer; -1 if the blocks are broken. */
function gifTrailer(bytes: Buffer): number {
  const EXTENSION = 0x21
  const IMAGE = 0x2c
  const TRAILER = 0x3b
  let at = 13 + colours(bytes[10]!)
  while (at < bytes.length && bytes[at] !== TRAILER) {
    if (bytes[at] === EXTENSION) at = afterSubBlocks(bytes, at + 2)
    else if (bytes[at] === IMAGE && at + 9 < bytes.length)
      at = afterSubBlocks(bytes, at + 11 + colours(bytes[at + 9]!))
    else return -1
  }
  return at
}

/** WebP (RFC 9649): a RIFF container exactly as long as its header says; its first chunk has the size. */
function readWebp(bytes: Buffer): Picture | null {
  if (bytes.length < 30 || bytes.toString('latin1', 0, 4) !== 'RIFF') return null
  if (bytes.toString('latin1', 8, 12) !== 'WEBP' || bytes.readUInt32LE(4) + 8 !== bytes.length) return null
  const size = webpSize(bytes)
  return size && { mediaType: 'image/webp', ...size }
}

function webpSize(bytes: Buffer): { width: number; height: number } | null {
  switch (bytes.toString('latin1', 12, 16)) {
    case 'VP8 ':
      return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff }
    case 'VP8L': {
      const packed = bytes.readUInt32LE(21)
      return { width: (packed & 0x3fff) + 1, height: ((packed >> 14) & 0x3fff) + 1 }
    }
    case 'VP8X':
      return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 }
    default:
      return null
  }
}
