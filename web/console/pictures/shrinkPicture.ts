/** What the server takes. Drawn anew, an SVG would lose what it is. */
export const TYPES = ['image/png', 'image/jpeg', 'image/webp']

/**
 * Draws a picture anew, small, and gives it as base64: whatever camera it came from, customers load little, and
 * what it told of place and time stays behind.
 * @param mostPixels of its longer side
 * @param mostBytes a photograph as PNG can be larger than as JPEG, by far: beyond this it becomes one
 * @throws for what the browser cannot read as a picture.
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
  // A JPEG has no holes: without paper behind them they would be black.
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
