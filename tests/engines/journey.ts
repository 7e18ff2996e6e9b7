import { test } from 'vitest'
import { findChromium, findFirefox, findWebKit } from './findBinaries.ts'

/** A test that needs a browser. Without Chromium it is skipped, and counted as skipped. */
export const journey = test.skipIf(!findChromium())

/** A test that also needs another browser. */
export const journeyInFirefox = test.skipIf(!findChromium() || !findFirefox())
export const journeyInWebKit = test.skipIf(!findChromium() || !findWebKit())
