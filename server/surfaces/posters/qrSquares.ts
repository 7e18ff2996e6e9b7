import qrcode from 'qrcode'

/** x, y, width and height. */
export type Box = [number, number, number, number]

/** ISO/IEC 18004 wants four modules of white around a code. */
const QUIET_ZONE = 4

/**
 * A QR code as black boxes in a square of `side` whose corner is at x and y, the quiet zone included. Level Q:
 * it is read with a quarter of it scratched or stained.
 */
export function qrSquares(text: string, x: number, y: number, side: number): Box[] {
  const { size, data } = qrcode.create(text, { errorCorrectionLevel: 'Q' }).modules
  const module = side / (size + 2 * QUIET_ZONE)
  const boxes: Box[] = []
  for (let row = 0; row < size; row++) {
    for (let from = 0; from < size; from++) {
      let to = from
      while (to < size && data[row * size + to]) to++
      if (to === from) continue
      const [left, top] = [x + (QUIET_ZONE + from) * module, y + (QUIET_ZONE + row) * module]
      boxes.push([left, top, (to - from) * module, module])
      from = to
    }
  }
  return boxes
}
