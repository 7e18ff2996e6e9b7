/** Types of pictures that the server accepts. An SVG is not among them: redrawing would turn it into pixels. */
export const TYPES = ['image/png', 'image/jpeg', 'image/webp']

/**
 * Redraws a picture at a small size and returns it as base64. Customers then load little, whatever camera it came from,
 * and its metadata about place and time is removed.
 * @param mostPixels of its longer side
 * @param mostBytes a PNG above this size becomes a JPEG, because photographs can be far smaller as JPEG
 * @throws for a file that the browser cannot read as a picture
 */
export async function shrinkPicture(file: Blob, mostPixels: number, mostBytes: number): Promise<string> {
  if (!TYPES.includes(file.type)) throw new Error('not such a picture')
  const picture = await createImageBitmap(file)
  const scale = Math.min(1, mostPixels / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  const drawing = canvas.getContext('2d')!
  drawing.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  const png = await encode(canvas, 'image/png')
  if (png.size <= mostBytes) return toBase64(png)
  // A JPEG has no transparency: without paper behind them, transparent parts would be black.
  drawing.globalCompositeOperation = 'destination-over'
  drawing.fillStyle = 'white'
  drawing.fillRect(0, 0, canvas.width, canvas.height)
  return toBase64(await encode(canvas, 'image/jpeg'))
}

const encode = (canvas: HTMLCanvasElement, type: string): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('not encoded'))), type, 0.9)
  })

export async function toBase64(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer())
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}
