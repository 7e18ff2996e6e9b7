import { beforeAll, describe } from 'vitest'
import { apart } from '#server/platform/text/apart.ts'
import { journey } from '#tests/engines/journey.ts'
import { sampled } from '#tests/input/sampled.ts'
import { expect } from '#tests/journeys/stage/expect.ts'
import { setStage } from '#tests/journeys/stage/stage.ts'
import { madeCast } from '../cast/madeCast.ts'
import { type Scene, setScene } from '../cast/scene.ts'
import { coveredButtons } from '../checks/coveredButtons.ts'
import { tooWide } from '../checks/tooWide.ts'
import { openLook } from '../look.ts'
import { counterLooks } from '../looks/counter.ts'
import { customerLooks } from '../looks/customers.ts'
import { entranceLooks } from '../looks/entrance.ts'
import { messageLooks } from '../looks/messages.ts'
import { otherViewersLooks } from '../looks/otherViewers.ts'
import { portalLooks } from '../looks/portal.ts'
import { settingsLooks } from '../looks/settings.ts'
import { buildInPseudo } from './buildInPseudo.ts'
import { cutTexts } from './cutTexts.ts'
import { undirected } from './undirected.ts'

const stage = setStage(undefined, undefined, buildInPseudo)
let scene: Scene
beforeAll(async () => {
  scene = await setScene(
    { browser: stage.browser, url: stage.server.url, inboxUrl: stage.server.inboxUrl },
    madeCast(stage),
  )
})

/** Screens that are English in every language. */
const english = /^(landing|developers|terms|privacy|security)/
/** The screens of customers and of the console: all of them in a proof. */
const looks = sampled(
  [
    ...entranceLooks.filter(({ name }) => !english.test(name)),
    ...portalLooks,
    ...counterLooks,
    ...customerLooks,
    ...messageLooks,
    ...settingsLooks,
    ...otherViewersLooks,
  ],
  4,
)

describe.concurrent('in a language with longer words, read from either side, a narrow phone shows all of it', () => {
  journey.each(looks)('$name', async (look) => {
    const page = await openLook(scene, look)
    await expect(page.locator('body')).toContainText(/áà|éè|íì|óò|úù/i)
    await page.setViewportSize({ width: 360, height: 720 })
    for (const direction of ['ltr', 'rtl']) {
      await page.evaluate(async (dir) => {
        document.documentElement.dir = dir
        await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))
      }, direction)
      expect(await tooWide(page), direction).toEqual([])
      expect(await page.evaluate(cutTexts), direction).toEqual([])
      expect(await page.evaluate(coveredButtons, undefined), direction).toEqual([])
    }
    expect(await page.evaluate(undirected)).toEqual([])
    await page.close()
  })
})

journey('a word that does not fit its button would be found', async () => {
  const page = await openLook(scene, portalLooks.find(({ name }) => name === 'portal-login')!)
  await page.evaluate(() => {
    const narrow = new CSSStyleSheet()
    narrow.replaceSync('button { max-width: 3rem; overflow: hidden; white-space: nowrap }')
    document.adoptedStyleSheets.push(narrow)
  })
  expect((await page.evaluate(cutTexts)).length).toBeGreaterThan(0)
  await page.close()
})

journey('a name that turns the figures behind it would be found, and none that is set apart', async () => {
  const page = await openLook(scene, portalLooks.find(({ name }) => name === 'portal-login')!)
  const found = async (html: string) => {
    await page.evaluate((added) => {
      document.body.innerHTML = added
    }, html)
    return (await page.evaluate(undirected)).length
  }
  expect(await found('<p>To نورة</p>')).toBe(1)
  expect(await found('<p>+1 332-555-0142</p>')).toBe(1)
  expect(await found('<p dir="auto">To نورة, +1 332-555-0142</p>')).toBe(1)
  expect(await found('<p>To <bdi>نورة</bdi>, <bdi>+1 332-555-0142</bdi></p>')).toBe(0)
  expect(await found(`<p>To ${apart('نورة')}, ${apart('+1 332-555-0142')}</p>`)).toBe(0)
  await page.close()
})
