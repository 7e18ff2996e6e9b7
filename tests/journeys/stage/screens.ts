import { mkdirSync } from 'node:fs'
import type { Browser, Page } from '@playwright/test'
import { isProof } from '#tests/engines/proof.ts'
import { PATIENCE_MS } from './expect.ts'

export const desk = { width: 1440, height: 900 }
export const phone = { width: 390, height: 844 }

export type Screen = {
  page: Page
  url: string
  /** The browser's complaints: script errors, violations of the content security policy, server errors. */
  complaints: string[]
}

/**
 * A new browser context, in a time zone where it is day, so that no text waits for the morning. Only with `keepsPages`
 * does it have service workers: they fetch the whole console, which takes a third of a journey's time.
 */
export async function openScreen(
  browser: Browser,
  url: string,
  viewport: typeof desk,
  keepsPages = isProof,
  locale = 'en-US',
): Promise<Screen> {
  const context = await browser.newContext({
    baseURL: url,
    viewport,
    timezoneId: zoneAtNoon(),
    locale,
    // Animations take a seventh of a journey's time.
    reducedMotion: isProof ? 'no-preference' : 'reduce',
    acceptDownloads: true,
    serviceWorkers: keepsPages ? 'allow' : 'block',
    // The name of a browser with a window. A headless one counts as a machine, whose scans are not counted.
    userAgent: `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${browser.version()} Safari/537.36`,
  })
  const page = await context.newPage()
  page.setDefaultTimeout(PATIENCE_MS)
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) complaints.push(message.text())
  })
  page.on('response', (response) => {
    if (response.status() >= 500) complaints.push(`${response.status()} ${response.url()}`)
  })
  return { page, url, complaints }
}

/** A zone without daylight saving time in which it is about noon. Quiet hours follow the business's own time. */
export function zoneAtNoon(): string {
  const ahead = 12 - new Date().getUTCHours()
  // 'Etc/GMT-3' is three hours ahead of UTC: the sign is reversed.
  return ahead === 0 ? 'Etc/GMT' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`
}

/** Runs a journey. If it fails, a picture of every screen is kept. */
export async function watched(screens: Screen[], journey: () => Promise<void>): Promise<void> {
  try {
    await journey()
  } catch (error) {
    mkdirSync('test-results', { recursive: true })
    for (const [index, { page, complaints }] of screens.entries()) {
      await page.screenshot({ path: `test-results/broken-${index + 1}.png` })
      if (complaints.length > 0) console.error(complaints.join('\n'))
    }
    throw error
  }
}
