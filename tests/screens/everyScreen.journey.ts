import type { Page } from '@playwright/test'
import { beforeAll, describe } from 'vitest'
import { journey } from '#tests/engines/journey.ts'
import { expectAccessible } from '#tests/journeys/accessible.ts'
import { expect } from '#tests/journeys/expect.ts'
import { setStage } from '#tests/journeys/stage.ts'
import { everyScreen } from './everyScreen.ts'
import { openLook } from './look.ts'
import { madeCast } from './madeCast.ts'
import { type Scene, setScene } from './scene.ts'

const stage = setStage()
let scene: Scene
beforeAll(async () => {
  scene = await setScene(
    { browser: stage.browser, url: stage.server.url, inboxUrl: stage.server.inboxUrl },
    madeCast(stage),
  )
}, 120_000)

// Several at a time: most of a look is waiting until nothing more comes.
describe.concurrent('no name breaks the screen, and in either theme axe finds nothing on it', () => {
  journey.each(everyScreen)('$name', async (look) => {
    const page = await openLook(scene, look)
    await expectAccessible(page)
    await expectWithin(page)
    await page.close()
  })
})

/** Nothing scrolls sideways, on the desk and on a phone, but what says that it does. */
async function expectWithin(page: Page) {
  expect(await tooWide(page)).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await tooWide(page)).toEqual([])
}

/** The page where it is wider than its window, and what scrolls inside it only because its content is too wide. */
const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const inside = [...document.body.querySelectorAll<HTMLElement>('*')].filter((element) => {
      if (element.scrollWidth <= element.clientWidth + 1 || /overflow-(x|auto)/.test(element.className))
        return false
      return /auto|scroll/.test(getComputedStyle(element).overflowX)
    })
    const whole = document.documentElement.scrollWidth > innerWidth ? ['the page'] : []
    return [...whole, ...inside.map(({ tagName, className }) => `${tagName} ${className}`)]
  })
