import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Cookie, chromium, type Page } from '@playwright/test'
import { onTestFinished } from 'vitest'
import { chromiumFlags } from '#tests/engines/browsers/chromium.ts'
import { findChromium } from '#tests/engines/findBinaries.ts'
import { expect, PATIENCE_MS } from './expect.ts'
import { desk } from './screens.ts'

/** A folder that is removed after the test. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'browser-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }))
  return folder
}

export type TabletInFolder = {
  page: Page
  /** Ends the browser as a power cut does: it writes nothing more. */
  kill: () => Promise<void>
}

/** A browser of its own that keeps everything in a folder, except the session of whoever is signed in. */
export async function openInFolder(folder: string, cookies: Cookie[]): Promise<TabletInFolder> {
  const portFile = join(folder, 'DevToolsActivePort')
  await rm(portFile, { force: true })
  const place = [`--user-data-dir=${folder}`, '--remote-debugging-port=0', 'about:blank']
  const running = spawn(findChromium()!, [...chromiumFlags, ...place], { stdio: 'ignore', detached: true })
  const ended = once(running, 'exit')
  const kill = async () => {
    if (running.exitCode !== null || running.signalCode !== null) return
    // The program may be a script that starts the browser, so its whole group ends.
    process.kill(-running.pid!, 'SIGKILL')
    await ended
  }
  onTestFinished(kill)
  const readPort = () => readFile(portFile, 'utf8').catch(() => '')
  await expect.poll(readPort).toMatch(/^\d+\n/)
  const [port, path] = (await readPort()).split('\n')
  const browser = await chromium.connectOverCDP(`ws://127.0.0.1:${port}${path}`)
  const [context] = browser.contexts()
  await context!.addCookies(cookies)
  const page = await context!.newPage()
  await page.setViewportSize(desk)
  page.setDefaultTimeout(PATIENCE_MS)
  return { page, kill }
}
