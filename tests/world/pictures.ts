import { crc32, deflateSync } from 'node:zlib'

/** A PNG of one colour, '#rrggbb'. */
export function png(color: string, width = 2, height = 2): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // Eight bits each of red, green and blue.
  header.set([8, 2, 0, 0, 0], 8)
  const pixel = Buffer.from(color.slice(1), 'hex')
  const row = Buffer.concat([Buffer.of(0), ...Array.from({ length: width }, () => pixel)])
  const rows = deflateSync(Buffer.concat(Array.from({ length: height }, () => row)))
  const start = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([start, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const framed = Buffer.alloc(body.length + 8)
  framed.writeUInt32BE(data.length, 0)
  body.copy(framed, 4)
  framed.writeUInt32BE(crc32(body), body.length + 4)
  return framed
}
