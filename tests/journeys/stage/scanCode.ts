import type { Locator, Page } from '@playwright/test'
import jsqr from 'jsqr'

/** The text that a camera reads from a QR code on the screen, where one dot of the camera covers `1 / scale` pixels. */
export async function scan(page: Page, code: Locator, scale = 1): Promise<string | undefined> {
  const picture = (await code.screenshot()).toString('base64')
  const { width, height, data } = await page.evaluate(
    async ({ picture, scale }) => {
      const image = new Image()
      image.src = `data:image/png;base64,${picture}`
      await image.decode()
      const [width, height] = [Math.round(image.width * scale), Math.round(image.height * scale)]
      const canvas = new OffscreenCanvas(width, height).getContext('2d')!
      canvas.imageSmoothingQuality = 'high'
      canvas.drawImage(image, 0, 0, width, height)
      return { width, height, data: [...canvas.getImageData(0, 0, width, height).data] }
    },
    { picture, scale },
  )
  // The function is a property of itself, under the name that its types use.
  return jsqr.default(new Uint8ClampedArray(data), width, height)?.data
}
