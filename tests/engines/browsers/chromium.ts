import { type Browser, chromium } from '@playwright/test'
import { findChromium } from '../findBinaries.ts'

// Without the background flags Chromium looks up Google's hosts at each start.
export const chromiumFlags =
  '--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync'.split(
    ' ',
  )

/** Starts the machine's Chromium. Throws if there is none. */
export function launchChromium(): Promise<Browser> {
  const executablePath = findChromium()
  if (!executablePath) throw new Error('Chromium is not here: install it, or set CHROMIUM_PATH.')
  return chromium.launch({ executablePath, args: chromiumFlags })
}
