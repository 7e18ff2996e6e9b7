import { create } from 'qrcode'
import type { DrawnCode } from './QrSvg.tsx'

/**
 * The dark squares of a QR code as one SVG path in a square of `size` units, without its quiet zone. Level M can be
 * read with 15% of it hidden. Higher levels have smaller squares, which cannot be read from as far.
 */
export function qrPath(text: string): DrawnCode {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules
  let path = ''
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      if (data[row * size + column]) path += `M${column} ${row}h1v1h-1z`
    }
  }
  return { size, path }
}
