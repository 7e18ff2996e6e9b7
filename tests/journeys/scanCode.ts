import type { Locator, Page } from '@playwright/test'
import jsqr from 'jsqr'

/** What a camera reads from a QR code on the screen. */
export async function scan(page: Page, code: Locator): Promise<string | undefined> {
  const picture = (await code.screenshot()).toString('base64')
  const { width, height, data } = await page.evaluate(async (base64) => {
    const image = new Image()
    image.src = `data:image/png;base64,${base64}`
    await image.decode()
    const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d')!
    canvas.drawImage(image, 0, 0)
    const pixels = canvas.getImageData(0, 0, image.width, image.height)
    return { width: image.width, height: image.height, data: [...pixels.data] }
  }, picture)
  // The function is a property of itself, which is how its types name it.
  return jsqr.default(new Uint8ClampedArray(data), width, height)?.data
}
