import type { Page } from '@playwright/test'
import { analyticsTexts as texts } from '#web/console/analytics/texts.ts'
import { chartTexts } from '#web/console/charts/texts.ts'
import { texts as shell } from '#web/console/page/texts.ts'
import { expect } from '../stage/expect.ts'
import { desk, type Screen } from '../stage/screens.ts'

/** Opens a screen while its period is still being computed. Its other requests must be sent all the same. */
export async function asksAtOnce({ page, url }: Screen, path: string, ...asked: string[]) {
  const added = Promise.withResolvers<void>()
  const period = /\/api\/v1\/analytics(\?|$)/
  await page.route(period, async (route) => {
    await added.promise
    await route.continue()
  })
  const requests = asked.map((name) => page.waitForRequest(new RegExp(`/api/(app|v1)/analytics/${name}`)))
  await page.goto(`${url}${path}`)
  await Promise.all(requests)
  added.resolve()
  await expect(page.getByRole('heading', { name: texts.visits.title(false) })).toBeVisible()
  await page.unroute(period)
}

/** From now on the forecast has enough data for points and too little for rewards. */
export async function forecastsPointsAlone(page: Page) {
  await page.route('**/api/v1/analytics/forecast', async (route) => {
    const response = await route.fetch()
    const told = { expected: 5, low: 4, high: 6, tested: 3, off: 10 }
    const points = { outstanding: 9, forecast: told, cost: null }
    const rewards = { outstanding: 2, forecast: null, cost: null }
    await route.fulfill({ response, json: { ...(await response.json()), points, rewards } })
  })
}

/** A4 without its margins, in CSS pixels. */
const paper = { width: 718, height: 1047 }

/** On paper, an opened table is shown completely, and so are the shares of customers who still come. */
export async function printsWhole(page: Page) {
  await expect(page.getByRole('heading', { name: texts.cohorts.title })).toBeVisible()
  const opened = await page.getByText(chartTexts.numbers, { exact: true }).all()
  for (const one of opened) await one.click()
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize(paper)
  const cut = await page
    .locator('details[open] > section')
    .evaluateAll((regions) =>
      regions
        .filter(
          ({ scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
            scrollHeight > clientHeight || scrollWidth > clientWidth,
        )
        .map((region) => region.getAttribute('aria-label')),
    )
  await expect(page.getByText(shell.skip)).toBeHidden()
  expect(opened.length).toBeGreaterThan(3)
  expect(cut).toEqual([])
  for (const table of await page.locator('details[open] table').all()) {
    const names = await table.locator('thead th').allTextContents()
    expect(names).toEqual([...new Set(names)])
  }
  const cohorts = page.locator('section').filter({ has: page.getByText(texts.cohorts.title) })
  await expect(cohorts.getByText('67%', { exact: true }).first()).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await page.setViewportSize(desk)
}
