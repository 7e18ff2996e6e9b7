const ORIENTATION = 0x0112
const UPRIGHT = 1

/** Reads the orientation tag of TIFF 6.0 and Exif, 1 to 8. 1 (upright) if the tag is missing or broken. */
export function orientationIn(tiff: Buffer): number {
  const order = tiff.toString('latin1', 0, 2)
  if (tiff.length < 14 || (order !== 'II' && order !== 'MM')) return UPRIGHT
  const short = (at: number) => (order === 'II' ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const directory = order === 'II' ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
  if (directory + 2 > tiff.length) return UPRIGHT
  for (let entry = 0; entry < short(directory); entry += 1) {
    const at = directory + 2 + entry * 12
    if (at + 12 > tiff.length) return UPRIGHT
    if (short(at) !== ORIENTATION) continue
    const turned = short(at + 8)
    return turned >= 1 && turned <= 8 ? turned : UPRIGHT
  }
  return UPRIGHT
}

/** A TIFF with the orientation tag and nothing else; null for an upright picture. */
export function tiffOf(orientation: number): Buffer | null {
  if (orientation === UPRIGHT) return null
  const tiff = Buffer.alloc(26)
  tiff.write('MM\0*', 'latin1')
  tiff.writeUInt32BE(8, 4)
  tiff.writeUInt16BE(1, 8)
  tiff.writeUInt16BE(ORIENTATION, 10)
  // The value is one SHORT (type 3), in the first half of its field.
  tiff.writeUInt16BE(3, 12)
  tiff.writeUInt32BE(1, 14)
  tiff.writeUInt16BE(orientation, 18)
  return tiff
}
