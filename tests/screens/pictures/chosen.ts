import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Scene } from '../cast/scene.ts'
import { everyScreen } from '../everyScreen.ts'
import { openLook } from '../look.ts'
import { capture } from './capture.ts'

type Picture = { of: string; width: number; height: number; theme: 'light' | 'dark'; file: string }

const desk = { width: 1440, height: 900 }
const phone = { width: 390, height: 780 }

/** The pictures that are kept: six for the README, and the landing page for the previews of messengers. */
const chosen: Picture[] = [
  { of: 'dashboard', ...desk, theme: 'light', file: 'docs/pictures/dashboard.webp' },
  { of: 'counter-guest', ...desk, theme: 'light', file: 'docs/pictures/counter.webp' },
  { of: 'programs', ...desk, theme: 'dark', file: 'docs/pictures/programs.webp' },
  { of: 'join', ...phone, theme: 'light', file: 'docs/pictures/join.webp' },
  { of: 'portal', ...phone, theme: 'light', file: 'docs/pictures/portal.webp' },
  { of: 'portal-code', ...phone, theme: 'dark', file: 'docs/pictures/code.webp' },
  // Some messengers cannot read WebP.
  { of: 'landing', width: 1280, height: 672, theme: 'light', file: 'web/landing/public/share.jpeg' },
]

export async function takeChosen(scene: Scene): Promise<void> {
  for (const { of, width, height, theme, file } of chosen) {
    const page = await openLook(scene, everyScreen.find(({ name }) => name === of)!)
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ colorScheme: theme })
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, await capture(page, file.endsWith('.webp') ? 'webp' : 'jpeg'))
    await page.close()
  }
}
