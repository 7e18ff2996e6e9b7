import type { Locator, Page } from '@playwright/test'

type Format = 'webp' | 'jpeg'
/** `scale` is the number of the picture's pixels for one of the page. */
type Clip = { x: number; y: number; width: number; height: number; scale: number }

/** A small picture of the window, or of a part of it. Playwright itself has no WebP. */
export async function capture(page: Page, format: Format, clip?: Clip): Promise<Buffer> {
  const session = await page.context().newCDPSession(page)
  const options = { format, quality: 82, ...(clip && { clip, captureBeyondViewport: true }) }
  const { data } = await session.send('Page.captureScreenshot', options)
  return Buffer.from(data, 'base64')
}

/** The place of a part in the page, cut off at this height. */
export async function clipOf(part: Locator, mostHeight: number, scale: number): Promise<Clip> {
  const box = await part.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return { x: x + scrollX, y: y + scrollY, width, height }
  })
  return { ...box, height: Math.min(box.height, mostHeight), scale }
}
