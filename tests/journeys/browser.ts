import type { Browser } from '@playwright/test'
import { inject } from 'vitest'
import { launchChromium } from '#tests/engines/chromium.ts'
import { witness } from './witness.ts'

let launched: Promise<Browser> | undefined

/**
 * The browser of this worker, which ends with it. It records which of the specification's texts it shows. Each
 * journey opens contexts of its own, which share nothing.
 */
export function openBrowser(): Promise<Browser> {
  launched ??= launchChromium().then((browser) => witness(browser, inject('metTexts')))
  return launched
}
