import { describe } from 'vitest'
import { journey } from '#tests/engines/journey.ts'
import { texts as around } from '#web/console/page/texts.ts'
import { expect } from './expect.ts'
import { openBusiness } from './office.ts'
import { desk, openScreen, watched } from './screens.ts'
import { setStage } from './stage.ts'

const stage = setStage()

/** Tablets as they are held, and the window of a laptop. */
const windows = [
  { width: 820, height: 1180 },
  { width: 1180, height: 820 },
  { width: 1366, height: 1024 },
  { width: 1440, height: 780 },
]

describe('the column of screens', () => {
  journey('shows all of its rows without scrolling, with Marketing folded and unfolded', async () => {
    const screen = await openScreen(stage.browser, stage.server.url, desk)
    const { page, url } = screen
    await watched([screen], async () => {
      await openBusiness(screen, 'owner@column.example')
      for (const size of windows)
        for (const path of ['/dashboard', '/campaigns']) {
          await page.setViewportSize(size)
          await page.goto(url + path)
          const column = page.getByRole('navigation', { name: around.navigation })
          await expect(column.getByRole('link', { name: around.places.dashboard })).toBeVisible()
          const over = await column.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)
          expect(over, `${path} at ${size.width}x${size.height}`).toBeLessThanOrEqual(0)
        }
      await page.setViewportSize({ width: 1440, height: 780 })
      await page.getByRole('button', { name: around.more, exact: true }).click()
      await page.getByRole('dialog').getByRole('link', { name: around.places.settings }).click()
      await expect(page).toHaveURL(/\/settings/)
    })
    expect(screen.complaints).toEqual([])
    await page.context().close()
  })
})
