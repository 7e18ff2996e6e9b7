import type { Page, Request, Route } from '@playwright/test'
import { PATIENCE_MS } from '#tests/journeys/stage/expect.ts'
import { isAddress } from '#web/console/addresses.ts'
import type { Scene } from '../cast/scene.ts'
import { everyScreen } from '../everyScreen.ts'
import type { Look } from '../look.ts'
import { portalLooks } from '../looks/portal.ts'

/** Screens that must wait for an answer before they know their next request, or that are no longer the first view. */
const excepted = new Set([
  // A reload with a customer at the till: the effect of a purchase depends on their cards.
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
 * The requests that a screen sends only after the answers of two rounds. On a busy machine a script may arrive so late
 * that its request seems to have waited for an answer, so a finding is checked again with more patience.
 */
export async function askedLate(scene: Scene, look: Look): Promise<string[]> {
  const lateAfter = async (idleFrames: number) =>
    (await roundTrips(scene, look, idleFrames)).slice(MOST_ROUNDS).flat()
  return (await lateAfter(FEW_FRAMES)).length === 0 ? [] : lateAfter(MANY_FRAMES)
}

const SESSION = '/api/auth/session'
/**
 * Forwarded to Mailchimp, and sent only for a connected business. Earlier screens decide whether the business is
 * connected.
 */
const OF_PROVIDERS = ['/api/app/settings/mailchimp/audiences']

/**
 * Opens a screen and returns its requests, round by round: requests are held until `idleFrames` idle frames bring no
 * further one, then answered together. With few frames a request may count for a later round, never for an earlier one.
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
    // Not held: if its answer takes too long, the page takes the visitor for signed out.
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
    // The round ends when the page has the answers.
    for (const route of round) coming.add(route.request())
    await Promise.all(round.map(answer))
  }
  // Some requests are repeated continuously.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.close()
  return rounds
}

/** Requests in progress. Repeated ones, such as those of a conversation every few seconds, are not waited for. */
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

/**
 * True for requests that count: no pictures, no marks that a text was seen, and none that depend on another company's
 * server.
 */
function isQuestion(request: Request): boolean {
  const { pathname } = new URL(request.url())
  return request.resourceType() === 'fetch' && !pathname.endsWith('/see') && !OF_PROVIDERS.includes(pathname)
}

function nameOf(request: Request): string {
  const { pathname, search } = new URL(request.url())
  return `${request.method()} ${pathname}${search}`
}

/** Fetches without the browser, which on a busy machine does not always report the end of a continued answer. */
async function answer(route: Route) {
  await route.fulfill({ response: await route.fetch({ timeout: PATIENCE_MS }) })
}

/**
 * Waits until only held requests are open and the page is idle. Returns true if any are held. Many idle frames are
 * needed before a screen counts as done, because a screen that begins late seems to send nothing.
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
