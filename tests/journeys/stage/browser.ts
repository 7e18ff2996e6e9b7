import { relative } from 'node:path'
import type { Browser } from '@playwright/test'
import { expect, inject } from 'vitest'
import { launchChromium } from '#tests/engines/browsers/chromium.ts'
import { witness } from './witness.ts'

let launched: Promise<Browser> | undefined

/**
 * The browser of this worker, which ends with it. It records which of the specification's texts a journey shows. Each
 * journey opens its own contexts, which share nothing.
 */
export function openBrowser(): Promise<Browser> {
  launched ??= launchChromium().then((browser) => witness(browser, inject('metTexts'), journeyUnderWay))
  return launched
}

function journeyUnderWay(): string | undefined {
  const file = relative(process.cwd(), expect.getState().testPath ?? '')
  return /^tests\/journeys\/.*\/(\w+)\.journey\.ts$/.exec(file)?.[1]
}
