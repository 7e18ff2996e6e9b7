import { test } from 'vitest'
import { findChromium, findFirefox, findWebKit } from './findBinaries.ts'

/** A test that needs a browser: skipped, and counted as skipped, on a machine without Chromium. */
export const journey = test.skipIf(!findChromium())

/** One that another browser is needed for, too. */
export const journeyInFirefox = test.skipIf(!findChromium() || !findFirefox())
export const journeyInWebKit = test.skipIf(!findChromium() || !findWebKit())
