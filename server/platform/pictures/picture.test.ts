import { describe, expect, it } from 'vitest'
import { png } from '#tests/world/pictures.ts'
import { readPicture } from './picture.ts'

/** One pixel each, as encoders write them. */
const jpeg = Buffer.from(
  'ffd8ffe000104a46494600010100000100010000ffdb004300080606070605080707070909080a0c140d0c0b0b0c1912130f141d1a1f1e1d1a1c1c20242e2720222c231c1c2837292c30313434341f27393d38323c2e333432ffc0000b080001000101011100ffc4001f0000010501010101010100000000000000000102030405060708090a0bffc400b5100002010303020403050504040000017d01020300041105122131410613516107227114328191a1082342b1c11552d1f02433627282090a161718191a25262728292a3435363738393a434445464748494a535455565758595a636465666768696a737475767778797a838485868788898a92939495969798999aa2a3a4a5a6a7a8a9aab2b3b4b5b6b7b8b9bac2c3c4c5c6c7c8c9cad2d3d4d5d6d7d8d9dae1e2e3e4e5e6e7e8e9eaf1f2f3f4f5f6f7f8f9faffda0008010100003f00fbd3ffd9',
  'hex',
)
const webp = Buffer.from('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==', 'base64')
const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
const script = Buffer.from('<script>alert(1)</script>')
const at = (bytes: Buffer, offset: number, value: number[]) => {
  const copy = Buffer.from(bytes)
  copy.set(value, offset)
  return copy
}

describe('a picture', () => {
  it.each([
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['an SVG that calls itself XML', Buffer.from('<?xml version="1.0"?><svg/>')],
    ['nothing', Buffer.alloc(0)],
    ['the first bytes of a PNG', png('#ffffff').subarray(0, 24)],
    ['the first bytes of a JPEG', jpeg.subarray(0, 11)],
    ['the first bytes of a WebP', webp.subarray(0, 20)],
    ['a PNG with a page behind it', Buffer.concat([png('#ffffff'), script])],
    ['a JPEG with a page behind it', Buffer.concat([jpeg, script])],
    ['a WebP with a page behind it', Buffer.concat([webp, script])],
    ['a page with a PNG behind it', Buffer.concat([script, png('#ffffff')])],
    ['a JPEG without a frame', Buffer.from('ffd8ffe00004000000000000ffd9', 'hex')],
    [
      'a JPEG that leads nowhere',
      Buffer.concat([Buffer.from('ffd8ffe0ffff', 'hex'), Buffer.alloc(8), Buffer.from('ffd9', 'hex')]),
    ],
    ['a WebP of an unknown kind', at(webp, 12, [0x41, 0x4c, 0x50, 0x48])],
    ['a PNG without pixels', png('#ffffff', 0, 0)],
    ['a GIF', gif],
  ])('is not %s', (_, bytes) => {
    expect(() => readPicture(bytes)).toThrow('Choose a PNG, JPEG or WebP picture')
  })

  it('whose unpacked size is more than a phone can hold is refused', () => {
    const bomb = at(png('#ffffff'), 16, [0, 0, 0xff, 0xff, 0, 0, 0xff, 0xff])
    expect(() => readPicture(bomb)).toThrow('at most 2000 pixels')
  })

  it.each([
    ['PNG', png('#ffffff', 3, 5), { mediaType: 'image/png', width: 3, height: 5 }],
    ['JPEG', jpeg, { mediaType: 'image/jpeg', width: 1, height: 1 }],
    ['WebP', webp, { mediaType: 'image/webp', width: 1, height: 1 }],
  ])('is a %s, by its bytes alone', (_, bytes, picture) => {
    expect(readPicture(bytes)).toEqual(picture)
  })

  it('may be an animated GIF where that is allowed: complete, and with nothing after its end', () => {
    const read = (bytes: Buffer) => readPicture(bytes, { mayMove: true })
    expect(read(gif)).toEqual({ mediaType: 'image/gif', width: 1, height: 1 })
    for (const bytes of [
      Buffer.concat([gif, script]),
      Buffer.concat([gif, script, Buffer.from(';')]),
      Buffer.concat([gif.subarray(0, -1), script, Buffer.from(';')]),
      gif.subarray(0, -1),
      gif.subarray(0, 13),
    ])
      expect(() => read(bytes)).toThrow('Choose a PNG, JPEG, GIF or WebP picture')
  })
})
