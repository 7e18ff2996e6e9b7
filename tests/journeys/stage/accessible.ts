import type { Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'
import { expect as ofTest } from 'vitest'
import { isMainEngine } from '#tests/engines/index.ts'
import { chance, isProof, seed } from '#tests/engines/proof.ts'
import { expect } from './expect.ts'

/**
 * In a proof every page is judged, in a test one in three, different ones each time. Judging every page takes a fifth
 * of a journey's time.
 */
const ONE_IN = 3
let asked: { journey?: string; times: number } = { times: 0 }

/**
 * Expects that axe finds no fault on a page that tests/screens/everyScreen.ts does not show. A draw decides which pages
 * are judged, and only on the main engine: the second engine draws the same pages.
 */
export async function expectAccessible(page: Page): Promise<void> {
  // Waits until there is a page to judge.
  await page.getByRole('heading').or(page.getByRole('dialog')).first().waitFor()
  if (isMainEngine && isJudged()) await judge(page)
}

/** Expects that axe finds no fault in the light theme, and none in the dark theme, where only colours differ. */
export async function judge(page: Page): Promise<void> {
  await page.evaluate(axe.source)
  // While the theme changes, colours belong to neither of the two.
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  expect(await violations(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  expect(await violations(page, { runOnly: ['color-contrast', 'link-in-text-block'] })).toEqual([])
}

/** Drawn from the seed, the journey and the number of its calls, so that the worker makes no difference. */
function isJudged(): boolean {
  const journey = ofTest.getState().currentTestName
  asked = { journey, times: asked.journey === journey ? asked.times + 1 : 1 }
  return isProof || chance(`${seed} ${journey} ${asked.times}`) % ONE_IN === 0
}

/** Only the faults and their places: on a long page, listing what is right takes seconds. */
const violations = (page: Page, options: RunOptions = {}): Promise<string[]> =>
  page.evaluate(
    async (options) => {
      const found = await (globalThis as unknown as { axe: typeof axe }).axe.run(options)
      return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target)}`)
    },
    { resultTypes: ['violations'], ...options } satisfies RunOptions,
  )
