import { describe } from 'vitest'
import { journey } from '#tests/engines/journey.ts'
import { texts } from '#web/console/analytics/texts.ts'
import { expect } from './expect.ts'
import { openBusiness } from './office.ts'
import { type Screen, watched } from './screens.ts'
import { bothWindows, drawn, setStage } from './stage.ts'

const stage = setStage()

describe.each(drawn(bothWindows))('the dashboard at $at', ({ at, size }) => {
  journey('keeps the place of its figures until they come', async () => {
    const screen = await stage.open(size)
    const { page, url } = screen
    await watched([screen], async () => {
      const office = await openBusiness(screen, `dashboard.${at.replaceAll(' ', '.')}@example.com`)
      // A new shop's first week.
      await page.goto(`${url}/dashboard`)
      await expectStill(screen)

      const { id } = await office.addCustomer('Ines', '+14155550171')
      await office.buy(id, { amount: 950 })
      await page.reload()
      await expect(page.getByRole('link', { name: 'Ines' }).first()).toBeVisible()
      await expectStill(screen)
    })
    expect(screen.complaints).toEqual([])
    await page.context().close()
  })
})

/** Shows the page again, its figures late. */
async function expectStill({ page }: Screen) {
  const figures = page.getByRole('region', { name: texts.stats.heading })
  await expect(figures.getByText(/new this month/)).toBeVisible()
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/api/app/dashboard*', async (route) => {
    await answered
    await route.continue()
  })
  await page.reload()
  await expect(figures.getByText(texts.stats.customers)).toBeVisible()
  await expect(page.getByRole('button', { name: texts.place.right })).toBeVisible()
  // Letters of another font would have other heights.
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  const { y } = (await figures.boundingBox())!
  answer()
  await expect(figures.getByText(/new this month/)).toBeVisible()
  expect((await figures.boundingBox())!.y).toBeCloseTo(y)
  await page.unroute('**/api/app/dashboard*')
}
