/** Sharp at every size a logo is shown in, twice over for fine screens. */
const MOST_PIXELS = 384
/** A photograph as PNG can be larger than as JPEG, by far. */
const MOST_BYTES = 300 * 1024

/**
 * Draws a picture anew, small, and gives it as base64: whatever camera it came from, customers load little, and
 * what it told of place and time stays behind.
 * @throws for what the browser cannot read as a picture.
 */
export async function shrinkPicture(file: Blob): Promise<string> {
  // Only what the server takes: drawn anew, an SVG would lose what it is.
  if (!['image/png', 'image/jpeg', 'image/webp'].includes(file.type)) throw new Error('not such a picture')
  const picture = await createImageBitmap(file)
  const scale = Math.min(1, MOST_PIXELS / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  canvas.getContext('2d')!.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  const png = await encode(canvas, 'image/png')
  return toBase64(png.size <= MOST_BYTES ? png : await encode(canvas, 'image/jpeg'))
}

const encode = (canvas: HTMLCanvasElement, type: string): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('not encoded'))), type, 0.9)
  })

async function toBase64(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer())
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}
