import { test } from 'vitest'
import { findChromium } from './findBinaries.ts'

/** A test that needs a browser: skipped, and counted as skipped, on a machine without Chromium. */
export const journey = test.skipIf(!findChromium())
