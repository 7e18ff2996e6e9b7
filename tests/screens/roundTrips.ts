import type { Page, Request, Route } from '@playwright/test'
import { PATIENCE_MS } from '#tests/journeys/expect.ts'
import { isAddress } from '#web/console/addresses.ts'
import { everyScreen } from './everyScreen.ts'
import type { Look } from './look.ts'
import { portalLooks } from './looks/portal.ts'
import type { Scene } from './scene.ts'

/** What must wait for an answer that says what to ask next, and what is no longer the first view. */
const excepted = new Set([
  // A reload with a guest at the till: what they would get depends on their cards.
  'counter-guest',
])

const ofConsole = ({ path }: Look) => typeof path !== 'string' || isAddress(path.split(/[?#]/)[0]!)
const ofPortal = ({ path }: Look) => typeof path === 'string' && path.startsWith('/customer/')

/** The screens of the console and of the portal as they open. */
export const asking: Look[] = [
  ...everyScreen
    .filter((look) => (portalLooks.includes(look) ? ofPortal(look) : ofConsole(look)))
    .filter(({ name, does }) => !does && !excepted.has(name)),
  { name: 'customers-found', viewer: 'owner', path: '/customers?reward=waiting' },
  {
    name: 'conversation-unknown',
    viewer: 'owner',
    path: ({ conversations }) => `/communications?with=${conversations.unknown}`,
  },
]

const MOST_ROUNDS = 2
const FEW_FRAMES = 4
const MANY_FRAMES = 100

/**
 * What a screen asks only after the answers of two rounds. A busy machine may bring a script so late that its request seems
 * to have waited for an answer, so whatever is found is looked for again with more patience.
 */
export async function askedLate(scene: Scene, look: Look): Promise<string[]> {
  const lateAfter = async (idleFrames: number) =>
    (await roundTrips(scene, look, idleFrames)).slice(MOST_ROUNDS).flat()
  return (await lateAfter(FEW_FRAMES)).length === 0 ? [] : lateAfter(MANY_FRAMES)
}

const SESSION = '/api/auth/session'
/** Asked of Mailchimp, and by a connected shop alone; whether the shop is one hangs on which looks came before. */
const OF_PROVIDERS = ['/api/app/settings/mailchimp/audiences']

/**
 * Opens a screen and gives what it asks, round by round: requests are held until nothing further is asked for so many idle
 * frames, then answered together. With few frames a request may count for a later round, never for an earlier one.
 */
async function roundTrips(scene: Scene, { viewer, path }: Look, idleFrames: number): Promise<string[][]> {
  const page = await scene.viewers[viewer].newPage()
  const coming = watch(page)
  const held: Route[] = []
  const rounds: string[][] = []
  const asked = new Set<string>()
  await page.route('**/api/**', async (route) => {
    const request = route.request()
    const name = nameOf(request)
    const isAsked = isQuestion(request) && !asked.has(name)
    if (isAsked) asked.add(name)
    // Not held: an answer that takes too long counts as nobody's.
    const isSession = isAsked && name.endsWith(SESSION)
    if (isSession) rounds.push([name])
    if (!isAsked || isSession) return answer(route)
    coming.delete(request)
    held.push(route)
  })
  await page.goto(typeof path === 'string' ? path : path(scene))
  while (await comesToRest(page, coming, idleFrames, held)) {
    const round = held.splice(0)
    rounds.push(round.map((route) => nameOf(route.request())))
    // Until the page has the answers, too.
    for (const route of round) coming.add(route.request())
    await Promise.all(round.map(answer))
  }
  // Some may be asked again and again.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.close()
  return rounds
}

/** What is asked again, as a conversation is every few seconds, is nothing to wait for. */
function watch(page: Page): Set<Request> {
  const coming = new Set<Request>()
  const known = new Set<string>()
  page.on('request', (request) => {
    if (!known.has(nameOf(request))) coming.add(request)
    known.add(nameOf(request))
  })
  page.on('requestfinished', (request) => coming.delete(request))
  page.on('requestfailed', (request) => coming.delete(request))
  return coming
}

/** No picture, and not that a text was seen; nor what hangs on another company's server. */
function isQuestion(request: Request): boolean {
  const { pathname } = new URL(request.url())
  return request.resourceType() === 'fetch' && !pathname.endsWith('/see') && !OF_PROVIDERS.includes(pathname)
}

function nameOf(request: Request): string {
  const { pathname, search } = new URL(request.url())
  return `${request.method()} ${pathname}${search}`
}

/** Fetched past the browser, which on a busy machine does not always tell the end of an answer that it went on to. */
async function answer(route: Route) {
  await route.fulfill({ response: await route.fetch({ timeout: PATIENCE_MS }) })
}

/**
 * Waits until only what is held is still coming and the page is idle; gives whether anything is held. That nothing is asked
 * any more takes many frames to believe: a screen that only begins late would seem to ask nothing.
 */
async function comesToRest(page: Page, coming: Set<Request>, idleFrames: number, held: Route[]) {
  const end = Date.now() + PATIENCE_MS
  const enough = () => (held.length > 0 ? idleFrames : MANY_FRAMES)
  for (let quiet = 0; quiet < enough(); quiet = coming.size === 0 ? quiet + 1 : 0) {
    if (coming.size > 0 && Date.now() > end)
      throw new Error(`still coming: ${[...coming].map(nameOf).join(', ')}`)
    await page.evaluate(
      () => new Promise((idle) => requestIdleCallback(() => requestAnimationFrame(() => setTimeout(idle)))),
    )
  }
  return held.length > 0
}
