// Run by bin/pictures.mjs.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { BrowserContext, Page } from '@playwright/test'
import { launchChromium } from '#tests/engines/browsers/chromium.ts'
import { startServer } from '#tests/engines/server.ts'
import { demoCast } from './cast/demoCast.ts'
import { type Scene, setScene } from './cast/scene.ts'
import { takeCustomers } from './customers/takeCustomers.ts'
import { everyScreen } from './everyScreen.ts'
import { openLook } from './look.ts'
import { takeChosen } from './pictures/chosen.ts'
import { takeGuide } from './pictures/guidePictures.ts'
import { pictureName, writePageOfPictures } from './pictures/pageOfPictures.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** The address of a demo that runs already. */
    at: { type: 'string' },
    /** Takes only the screens whose names begin with this. */
    only: { type: 'string' },
    /** Takes the console's screens in this language, without those on which something is pressed by its English words. */
    language: { type: 'string' },
    /** Takes only the pictures that are kept, into their places. */
    chosen: { type: 'boolean', default: false },
    /** Takes only the pictures of the owner's guide, into their places. */
    guide: { type: 'boolean', default: false },
    /** Takes what customers see in each language, or in the one of `language`, in businesses of countries that speak it. */
    guests: { type: 'boolean', default: false },
    /** Takes only this width, in pixels. */
    width: { type: 'string' },
    /** A folder of earlier pictures, which the page of pictures shows beside the new ones. */
    before: { type: 'string' },
  },
})
const folder = positionals[0] ?? 'pictures'
const widths = values.width ? [Number(values.width)] : [390, 820, 1440]
const themes = ['light', 'dark'] as const
/** The demo generates a year of data before its businesses are ready. In milliseconds. */
const PATIENCE_MS = 10 * 60_000

const demo = values.at ? { url: values.at, stop: async () => {} } : await startDemo()
const browser = await launchChromium()
try {
  if (values.guests)
    await takeCustomers({ browser, url: demo.url, folder, language: values.language }, { widths, themes })
  else await takeOfDemo()
} finally {
  await browser.close()
  await demo.stop()
}

async function takeOfDemo() {
  const scene = await setScene({ browser, url: demo.url, inboxUrl: `${demo.url}/dev/inbox` }, demoCast)
  if (values.chosen) await takeChosen(scene)
  else if (values.guide) await takeGuide(scene)
  else await takePictures(scene)
}

async function startDemo() {
  const data = mkdtempSync(join(tmpdir(), 'regulars-pictures-'))
  const source = { dataDir: join(data, 'database') }
  const server = await startServer({ source }, { DEMO_SHOP: values.guests ? 'off' : 'on' })
  if (!values.guests) await untilLoaded(server.url)
  const stop = async () => {
    await server.stop()
    rmSync(data, { recursive: true })
  }
  return { url: server.url, stop }
}

async function untilLoaded(url: string) {
  for (const until = Date.now() + PATIENCE_MS; Date.now() < until; await pause(500)) {
    const { percent } = (await (await fetch(`${url}/dev/demo`)).json()) as { percent: number }
    if (percent === 100) return
  }
  throw new Error('The demo was not loaded in time.')
}

async function takePictures(scene: Scene) {
  mkdirSync(folder, { recursive: true })
  const { language } = values
  if (language) for (const viewer of Object.values(scene.viewers)) await readIn(viewer, scene.url, language)
  const looks = everyScreen.filter(
    ({ name, does }) => name.startsWith(values.only ?? '') && !(language && does),
  )
  for (const look of looks) {
    const page = await openLook(scene, look)
    for (const width of widths) {
      await fitWindow(page, width)
      for (const colorScheme of themes) {
        await page.emulateMedia({ colorScheme })
        await page.screenshot({ path: join(folder, pictureName(look.name, width, colorScheme)) })
      }
    }
    await page.close()
  }
  const names = looks.map(({ name }) => name)
  writePageOfPictures({ folder, before: values.before, names, widths, themes })
}

/** Makes the window as high as the page, so that bars are at its edges. With a dialog it keeps the usual height. */
async function fitWindow(page: Page, width: number) {
  const usual = width < 820 ? 844 : 900
  await page.setViewportSize({ width, height: usual })
  if (await page.locator('[role=dialog], [role=alertdialog], dialog[open]').first().isVisible()) return
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width, height: Math.max(usual, height) })
}

/** Chooses the language of a browser, as its owner would. */
function readIn(viewer: BrowserContext, url: string, language: string): Promise<void> {
  return viewer.addCookies([{ name: 'regulars_language', value: language, url }])
}
