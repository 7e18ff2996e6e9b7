import { beforeAll, describe } from 'vitest'
import { journey } from '#tests/engines/journey.ts'
import { expectAccessible } from '#tests/journeys/accessible.ts'
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
describe.concurrent('in either theme, axe finds nothing on the screen', () => {
  journey.each(everyScreen)('$name', async (look) => {
    const page = await openLook(scene, look)
    await expectAccessible(page)
    await page.close()
  })
})
