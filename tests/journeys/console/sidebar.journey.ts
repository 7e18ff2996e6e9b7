import { describe } from 'vitest'
import { journey } from '#tests/engines/journey.ts'
import { texts as around } from '#web/console/page/texts.ts'
import { openBusiness } from '../acts/office.ts'
import { expect } from '../stage/expect.ts'
import { desk, watched } from '../stage/screens.ts'
import { setStage } from '../stage/stage.ts'

const stage = setStage()

/** Tablets as they are held, whose rows are high enough for a finger. */
const windows = [
  { width: 820, height: 1180 },
  { width: 1180, height: 820 },
  { width: 1024, height: 768 },
  { width: 1366, height: 1024 },
]

describe('the column of screens', () => {
  journey('shows all of its rows without scrolling, on the screens of Marketing too', async () => {
    const screen = await stage.open(desk)
    const { url, page: first } = screen
    await watched([screen], async () => {
      await openBusiness(screen, 'owner@column.example')
      const storageState = await first.context().storageState()
      for (const viewport of windows) {
        const device = { viewport, isMobile: true, hasTouch: true, storageState, locale: 'en-US' }
        const context = await stage.browser.newContext(device)
        const page = await context.newPage()
        for (const path of ['/dashboard', '/campaigns']) {
          await page.goto(url + path)
          const column = page.getByRole('navigation', { name: around.navigation })
          await expect(column.getByRole('link', { name: around.places.dashboard })).toBeVisible()
          const hidden = await column.evaluate(
            ({ scrollHeight, clientHeight }) => scrollHeight - clientHeight,
          )
          expect(hidden, `${path} at ${viewport.width}x${viewport.height}`).toBe(0)
        }
        // Places without room are behind the last row.
        const settings = page.getByRole('link', { name: around.places.settings, exact: true })
        const more = page.getByRole('button', { name: around.more, exact: true })
        await expect(settings.or(more).first()).toBeVisible()
        if (await more.isVisible()) await more.click()
        await settings.click()
        await expect(page).toHaveURL(/\/settings/)
        await context.close()
      }
    })
    expect(screen.complaints).toEqual([])
    await first.context().close()
  })
})
