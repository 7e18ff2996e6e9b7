import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFirefox, findWebKit } from '../findBinaries.ts'

/** Starts the machine's Firefox at an address, with a new profile. Throws if there is none. */
export async function openFirefox(address: string): Promise<ChildProcess> {
  const program = findFirefox()
  if (!program) throw new Error('Firefox is not here: install it, or set FIREFOX_PATH.')
  const profile = mkdtempSync(join(tmpdir(), 'regulars-firefox-'))
  writeFileSync(join(profile, 'user.js'), 'user_pref("ui.prefersReducedMotion", 1);\n')
  const browser = spawn(program, ['--headless', '--no-remote', '--profile', profile, address], {
    stdio: 'ignore',
  })
  browser.once('exit', () => rmSync(profile, { recursive: true, force: true }))
  return browser
}

/** Starts WebKit at an address, on a virtual screen. Throws if there is none. */
export async function openWebKit(address: string): Promise<ChildProcess> {
  const webKit = findWebKit()
  if (!webKit) throw new Error('WebKit is not here: install webkit2gtk-driver and xvfb.')
  const display = await openDisplay(webKit.xvfb)
  const browser = spawn(webKit.browser, ['--private', address], { env: display.environment, stdio: 'ignore' })
  browser.once('exit', display.close)
  return browser
}

export type Display = { environment: NodeJS.ProcessEnv; close: () => void }

/** A virtual screen, with the environment that makes programs draw on it. */
export async function openDisplay(program: string): Promise<Display> {
  const options = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp']
  const screen = spawn(program, options, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  const [number] = await once(screen.stdio[3]!, 'data')
  return {
    // With a locale that is not installed, WebKit reports a language that does not exist. With C it reports en-US.
    environment: { ...process.env, DISPLAY: `:${String(number).trim()}`, LC_ALL: 'C' },
    close: () => screen.kill(),
  }
}
