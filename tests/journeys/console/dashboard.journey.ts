import type { Locator, Page } from '@playwright/test'
import { describe } from 'vitest'
import { journey } from '#tests/engines/journey.ts'
import { lateTexts } from '#web/console/dashboard/lateTexts.ts'
import { texts } from '#web/console/dashboard/texts.ts'
import { texts as figureTexts } from '#web/figures/texts.ts'
import { openBusiness } from '../acts/office.ts'
import { expect } from '../stage/expect.ts'
import { type Screen, watched } from '../stage/screens.ts'
import { bothWindows, drawn, setStage } from '../stage/stage.ts'

const stage = setStage()

describe.each(drawn(bothWindows))('the dashboard at $at', ({ at, size }) => {
  journey('keeps the place of its figures until they come', async () => {
    const screen = await stage.open(size)
    const { page, url } = screen
    await watched([screen], async () => {
      const office = await openBusiness(screen, `dashboard.${at.replaceAll(' ', '.')}@example.com`)
      // The first week of a new business.
      await page.goto(`${url}/dashboard`)
      await expectAskedAtOnce(screen)
      await expectStill(screen)

      const { id } = await office.addCustomer('Ines', '+14155550171')
      await office.buy(id, { amount: 950 })
      // The worker keeps her welcome back, which adds a line above the figures.
      const keptBack = async () => {
        await page.reload()
        await expect(page.getByRole('link', { name: 'Ines' }).first()).toBeVisible()
        return page.getByText(texts.waiting.withheld(1, '1')).count()
      }
      await expect.poll(keptBack).toBe(1)
      await expectStill(screen)
    })
    expect(screen.complaints).toEqual([])
    await page.context().close()
  })
})

describe.each(drawn(bothWindows))('what arrived late, at $at', ({ at, size }) => {
  journey('says when it happened, or waits on the dashboard for one press', async () => {
    const screen = await stage.open(size)
    const { page, url } = screen
    await watched([screen], async () => {
      const office = await openBusiness(screen, `late.${at.replaceAll(' ', '.')}@example.com`)
      const { id } = await office.addCustomer('Ines', '+14155550172')
      const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
      const late = (amount: number, hours: number) => ({
        ...{ key: crypto.randomUUID(), kind: 'purchase', customer_id: id },
        ...{ amount, happened_at: ago(hours) },
      })
      await office.post('/v1/operations/batch', {
        sent_at: ago(0),
        operations: [late(700, 30), late(950, 73), late(1250, 74)],
      })
      await page.goto(`${url}/dashboard`)
      const waiting = page.getByRole('list', { name: lateTexts.label }).getByRole('listitem')
      await expect(waiting).toHaveCount(2)
      await expect(waiting.first()).toContainText('more than 72 hours')
      // A case has an address, which shows it first.
      const second = (await waiting.last().getByRole('link').textContent())!
      await waiting.last().getByRole('link').click()
      await expect(waiting.first()).toContainText(second)
      const link = page.url()
      await page.goto(link)
      await expect(waiting.first()).toContainText(second)
      await waiting.filter({ hasText: '$9.50' }).getByRole('button', { name: lateTexts.record }).click()
      await expect(waiting).toHaveCount(1)
      await waiting.getByRole('button', { name: lateTexts.dismiss }).click()
      await expect(waiting).toHaveCount(0)
      await page.goto(link)
      await expect(page.getByText(lateTexts.settled)).toBeVisible()
      await page.goto(`${url}/counter?customer=${id}`)
      await expect(page.getByText(/^recorded on \w+day at .+, arrived on \w+day at/)).toBeVisible()
      await expect(page.getByText('Purchase of $9.50', { exact: true })).toBeVisible()
      await expect(page.getByText('Purchase of $12.50', { exact: true })).toHaveCount(0)
    })
    expect(screen.complaints).toEqual([])
    await page.context().close()
  })
})

/** The question appears at once, also on a device that remembers nothing, as after sign-up. */
async function expectAskedAtOnce({ page }: Screen) {
  const asks = page.getByRole('button', { name: texts.place.right })
  await expect(asks).toBeVisible()
  await page.evaluate(() => localStorage.clear())
  await withLateFigures(page, () => expect(asks).toBeVisible())
}

async function expectStill({ page }: Screen) {
  await withLateFigures(page, async (figures, come) => {
    await expect(page.getByRole('button', { name: texts.place.right })).toBeVisible()
    // Letters in another font would have another height.
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    const { y } = (await figures.boundingBox())!
    await come()
    expect((await figures.boundingBox())!.y).toBeCloseTo(y)
  })
}

/** Reloads the page with its figures held back. They arrive when `look` calls `come`, or after it. */
async function withLateFigures(
  page: Page,
  look: (figures: Locator, come: () => Promise<void>) => Promise<void>,
) {
  const figures = page.getByRole('region', { name: figureTexts.heading })
  const came = () => expect(figures.getByText(/new this month/)).toBeVisible()
  await came()
  // The height that is kept is that of the last frame, with its fonts.
  await page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))
  })
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/api/app/dashboard*', async (route) => {
    await answered
    await route.continue()
  })
  await page.reload()
  await expect(figures.getByText(figureTexts.customers)).toBeVisible()
  const come = () => {
    answer()
    return came()
  }
  await look(figures, come)
  await come()
  await page.unroute('**/api/app/dashboard*')
}
