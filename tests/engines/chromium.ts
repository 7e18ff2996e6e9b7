import { type Browser, chromium } from '@playwright/test'
import { findChromium } from './findBinaries.ts'

// Without the background flags Chromium looks up its maker's hosts at each start. Pages of one site share a process:
// starting one for each takes longer than most of what a journey does there.
const flags =
  '--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync --process-per-site'

/** Starts the machine's Chromium. Throws when there is none. */
export function launchChromium(): Promise<Browser> {
  const executablePath = findChromium()
  if (!executablePath) throw new Error('Chromium is not here: install it, or set CHROMIUM_PATH.')
  return chromium.launch({ executablePath, args: flags.split(' ') })
}
