import { relative } from 'node:path'
import type { Browser } from '@playwright/test'
import { expect, inject } from 'vitest'
import { launchChromium } from '#tests/engines/chromium.ts'
import { isInEachRun } from '#tests/engines/drawn.ts'
import { witness } from './witness.ts'

let launched: Promise<Browser> | undefined

/**
 * The browser of this worker, which ends with it. In journeys that run each time, it records which of the
 * specification's texts it shows: a text that only the seed brings to the screen would be missed in the next run. Each
 * journey opens its own contexts, which share nothing.
 */
export function openBrowser(): Promise<Browser> {
  launched ??= launchChromium().then((browser) => witness(browser, inject('metTexts'), isJourneyOfEachRun))
  return launched
}

function isJourneyOfEachRun(): boolean {
  const file = relative(process.cwd(), expect.getState().testPath ?? '')
  return file.startsWith('tests/journeys/') && isInEachRun(file)
}
