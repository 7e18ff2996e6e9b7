import { crc32 } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { readPicture, takePicture, withoutMetadata } from '#server/platform/pictures/picture.ts'
import { png } from '#tests/world/pictures.ts'
import { orientationIn } from './orientation.ts'

const PLACE = '48.85N 2.35E GPS'
/** A TIFF as cameras write it: the orientation, and behind it the place where it was taken. */
function exif(turned: number): Buffer {
  const tiff = Buffer.alloc(26)
  tiff.write('II*\0', 'latin1')
  tiff.writeUInt32LE(8, 4)
  tiff.writeUInt16LE(1, 8)
  tiff.set([0x12, 0x01, 3, 0, 1, 0, 0, 0, turned, 0], 10)
  return Buffer.concat([tiff, Buffer.from(PLACE)])
}

const jpegPixels = Buffer.from(
  'ffdb004300080606070605080707070909080a0c140d0c0b0b0c1912130f141d1a1f1e1d1a1c1c20242e2720222c231c1c2837292c30313434341f27393d38323c2e333432ffc0000b080001000101011100ffc4001f0000010501010101010100000000000000000102030405060708090a0bffda0008010100003f00fbd3ff00a0ffd9',
  'hex',
)
const jfif = Buffer.from('ffe000104a46494600010100000100010000', 'hex')
const segment = (marker: number, text: string | Buffer) => {
  const body = Buffer.from(text as string, 'latin1')
  const head = Buffer.of(0xff, marker, 0, 0)
  head.writeUInt16BE(body.length + 2, 2)
  return Buffer.concat([head, body])
}
const jpeg = (turned: number) =>
  Buffer.concat([
    Buffer.from('ffd8', 'hex'),
    jfif,
    segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), exif(turned)])),
    segment(0xe1, `http://ns.adobe.com/xap/1.0/\0${PLACE}`),
    segment(0xed, `Photoshop 3.0\0${PLACE}`),
    segment(0xe2, `ICC_PROFILE\0colours`),
    segment(0xe2, `MPF\0${PLACE}`),
    segment(0xfe, PLACE),
    jpegPixels,
    // Phones put a second picture behind the first.
    Buffer.from('ffd8', 'hex'),
    segment(0xe1, PLACE),
    jpegPixels,
  ])

const chunk = (kind: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(kind), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}
const plainPng = png('#ffffff', 3, 5)
const pngWith = (turned: number) =>
  Buffer.concat([
    plainPng.subarray(0, 33),
    chunk('tEXt', Buffer.from(`Comment\0${PLACE}`)),
    chunk('iTXt', Buffer.from(`XML:com.adobe.xmp\0${PLACE}`)),
    chunk('eXIf', exif(turned)),
    chunk('prVt', Buffer.from(PLACE)),
    plainPng.subarray(33),
  ])

const plainWebp = Buffer.from('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==', 'base64')
const riffChunk = (kind: string, data: Buffer) => {
  const head = Buffer.from(`${kind}\0\0\0\0`, 'latin1')
  head.writeUInt32LE(data.length, 4)
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)])
}
function webpWith(turned: number): Buffer {
  const flags = Buffer.from('0c000000000000000000', 'hex')
  const chunks = [
    ...[riffChunk('VP8X', flags), plainWebp.subarray(12), riffChunk('EXIF', exif(turned))],
    riffChunk('XMP ', Buffer.from(`${PLACE}!`)),
  ]
  const body = Buffer.concat([Buffer.from('WEBP'), ...chunks])
  const size = Buffer.alloc(4)
  size.writeUInt32LE(body.length)
  return Buffer.concat([Buffer.from('RIFF'), size, body])
}

const plainGif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
const loop = Buffer.from('21ff0b4e45545343415045322e300301000000', 'hex')
const blocks = (text: string) => Buffer.concat([Buffer.of(text.length), Buffer.from(text), Buffer.of(0)])
const gif = Buffer.concat([
  plainGif.subarray(0, 19),
  Buffer.of(0x21, 0xfe),
  blocks(PLACE),
  Buffer.of(0x21, 0xff, 11),
  Buffer.from('XMP DataXMP'),
  blocks(PLACE),
  loop,
  plainGif.subarray(19),
])

const taken = (bytes: Buffer) => takePicture(bytes, { mayMove: true })

describe('where a picture was taken', () => {
  it.each([
    ['JPEG', jpeg(1)],
    ['JPEG that is turned', jpeg(6)],
    ['PNG', pngWith(1)],
    ['PNG that is turned', pngWith(8)],
    ['WebP', webpWith(1)],
    ['WebP that is turned', webpWith(3)],
    ['GIF', gif],
  ])('is not kept of a %s, and the picture stays one', (_kind, bytes) => {
    const { content, ...picture } = taken(bytes)
    expect(bytes.includes('GPS')).toBe(true)
    expect(content.includes('GPS')).toBe(false)
    expect(readPicture(content, { mayMove: true })).toEqual(picture)
    expect(withoutMetadata(content, picture.mediaType)!.equals(content)).toBe(true)
  })
})

describe('what draws a picture is kept', () => {
  it('of a JPEG to the last byte, with its colours, and a second picture behind it is not', () => {
    const { content } = taken(jpeg(1))
    expect(content).toEqual(
      Buffer.concat([Buffer.from('ffd8', 'hex'), jfif, segment(0xe2, 'ICC_PROFILE\0colours'), jpegPixels]),
    )
  })

  it('of a PNG, a WebP and a GIF that plays again and again', () => {
    expect(taken(pngWith(1)).content).toEqual(plainPng)
    expect(taken(plainWebp).content).toEqual(plainWebp)
    expect(taken(webpWith(1)).content.includes(plainWebp.subarray(12))).toBe(true)
    expect(taken(gif).content).toEqual(Buffer.concat([plainGif.subarray(0, 19), loop, plainGif.subarray(19)]))
  })

  it('and which way is up', () => {
    const after = (bytes: Buffer, mark: string, skip: number) =>
      bytes.subarray(bytes.indexOf(mark, 0, 'latin1') + skip)
    expect(orientationIn(after(taken(jpeg(6)).content, 'Exif\0\0', 6))).toBe(6)
    expect(orientationIn(after(taken(pngWith(8)).content, 'eXIf', 4))).toBe(8)
    expect(orientationIn(after(taken(webpWith(3)).content, 'EXIF', 8))).toBe(3)
  })
})

it.each([
  [
    'JPEG of segments alone',
    Buffer.concat([
      Buffer.from('ffd8', 'hex'),
      jpegPixels.subarray(0, -30),
      ...Array(200_000).fill(Buffer.from('ffef0002', 'hex')),
      jpegPixels.subarray(-30),
    ]),
  ],
  [
    'GIF of extensions alone',
    Buffer.concat([
      plainGif.subarray(0, 19),
      ...Array(200_000).fill(Buffer.from('21f900', 'hex')),
      plainGif.subarray(19),
    ]),
  ],
])('a stranger cannot hold the server with a %s', (_kind, bytes) => {
  expect(() => taken(bytes)).toThrow('This picture is broken')
})
