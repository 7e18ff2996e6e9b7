import { beforeAll, describe } from 'vitest'
import { openFirefox, openWebKit } from '#tests/engines/browsers/otherBrowsers.ts'
import { journey, journeyInFirefox, journeyInWebKit } from '#tests/engines/journey.ts'
import { sampled } from '#tests/input/sampled.ts'
import { judge } from '#tests/journeys/stage/accessible.ts'
import { expect } from '#tests/journeys/stage/expect.ts'
import { bothWindows, drawn, setStage } from '#tests/journeys/stage/stage.ts'
import { madeCast } from './cast/madeCast.ts'
import { type Scene, setScene } from './cast/scene.ts'
import { isClosedByBack } from './checks/closedByBack.ts'
import { coveredButtons, frozenPage } from './checks/coveredButtons.ts'
import { cutToLetters } from './checks/cutToLetters.ts'
import { lostInForcedColours } from './checks/forcedColours.ts'
import { hiddenFocus } from './checks/hiddenFocus.ts'
import { type FrozenPage, layOut } from './checks/layOut.ts'
import { lostFocus, watchFocus } from './checks/lostFocus.ts'
import { outOfOrder } from './checks/outOfOrder.ts'
import { fieldsWithoutRoom } from './checks/roomForFields.ts'
import { askedLate, asking } from './checks/roundTrips.ts'
import { sameNames } from './checks/sameNames.ts'
import { wrongTitle } from './checks/titles.ts'
import { tooWide } from './checks/tooWide.ts'
import { withoutKeys } from './checks/withoutKeys.ts'
import { everyScreen } from './everyScreen.ts'
import { openLook } from './look.ts'
import { portalLooks } from './looks/portal.ts'

const stage = setStage()
let scene: Scene
beforeAll(async () => {
  scene = await setScene(
    { browser: stage.browser, url: stage.server.url, inboxUrl: stage.server.inboxUrl },
    madeCast(stage),
  )
  for (const viewer of Object.values(scene.viewers)) await watchFocus(viewer)
})

/** WCAG 2.2, 1.4.12. */
const textSpacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }'
const unseen =
  '* { outline: none !important } h1 { width: 2rem; overflow: hidden; white-space: nowrap; text-overflow: ellipsis }'
const phone = { width: 390, height: 700 }
/** WCAG 2.2, 1.4.10: a desk's window at 400 %. */
const smallest = { width: 320, height: 256 }

/** Runs in a page, whose policy allows no style element. */
function addRules(rules: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(rules)
  document.adoptedStyleSheets.push(sheet)
}

/** The widths of a phone, a tablet and a desk. */
const widths = [390, 820, 1280]
/** Every screen in a proof, a changing sample in a test. */
const looks = sampled(everyScreen, 6)
/** The screens that are also laid out in the other browsers. */
const alsoElsewhere = sampled(looks, 2)
const frozen: FrozenPage[] = []

// Several at a time, because most of a test is waiting until nothing more comes.
describe.concurrent('no name breaks a screen, no button is covered, and in either theme axe finds nothing', () => {
  journey.each(looks)('$name', async (look) => {
    const page = await openLook(scene, look)
    await expect.poll(() => lostFocus(page), 'the focus is lost').toBe(false)
    for (const { size } of drawn(bothWindows)) {
      await page.setViewportSize(size)
      await judge(page)
      expect(await sameNames(page), `names at ${size.width} px`).toEqual([])
    }
    expect(await wrongTitle(page), 'title').toEqual([])
    for (const width of widths) {
      await page.setViewportSize({ width, height: 700 })
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))))
      expect(await tooWide(page), `at ${width} px`).toEqual([])
      expect(await page.evaluate(coveredButtons, undefined), `at ${width} px`).toEqual([])
      expect(await page.evaluate(outOfOrder, undefined), `tabs at ${width} px`).toEqual([])
      expect(await page.evaluate(withoutKeys, undefined), `without keys at ${width} px`).toEqual([])
      if (alsoElsewhere.includes(look))
        frozen.push({ name: `${look.name} at ${width} px`, width, html: await page.evaluate(frozenPage) })
    }
    expect(await lostInForcedColours(page), 'in forced colours').toEqual([])
    for (const [size, where] of [
      [phone, 'on a phone'],
      [smallest, 'at 400 %'],
    ] as const) {
      await page.setViewportSize(size)
      expect(await hiddenFocus(page), `under the focus ${where}`).toEqual([])
    }
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await tooWide(page), 'at 320 px').toEqual([])
    expect(await page.evaluate(cutToLetters), 'letters at 320 px').toEqual([])
    await page.evaluate(addRules, textSpacing)
    expect(await tooWide(page), 'at 320 px with text spacing').toEqual([])
    await page.evaluate(() => document.adoptedStyleSheets.splice(0))
    expect(await fieldsWithoutRoom(page), 'at 400 %').toEqual([])
    await isClosedByBack(page)
    await page.close()
  })
})

journey('a focus that is lost or not seen, and a name cut to its first letters, would be found', async () => {
  const page = await openLook(scene, portalLooks.find(({ name }) => name === 'portal-login')!)
  await page.keyboard.press('Tab')
  expect(await lostFocus(page)).toBe(false)
  await page.evaluate(addRules, unseen)
  await page.evaluate(() => document.querySelector<HTMLElement>(':focus')!.blur())
  expect(await lostFocus(page)).toBe(true)
  expect(await page.evaluate(cutToLetters)).toHaveLength(1)
  expect((await hiddenFocus(page)).length).toBeGreaterThan(0)
  await page.close()
})

/** All of them in a proof. */
const asked = sampled(asking, 4)

describe.concurrent('a screen waits for two round trips at the most: who is there, and all else at once', () => {
  journey.each(asked)('$name', async (look) => {
    expect(await askedLate(scene, look), 'asked only after other answers').toEqual([])
  })
})

describe('as the screens are laid out there, no button is covered', () => {
  journeyInFirefox('in Firefox', async () => {
    expect(await layOut(frozen, stage.server.url, openFirefox)).toEqual([])
  })

  journeyInWebKit('in WebKit', async () => {
    expect(await layOut(frozen, stage.server.url, openWebKit)).toEqual([])
  })
})
