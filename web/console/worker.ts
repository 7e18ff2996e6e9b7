// Runs beside the console's pages. It keeps the page and its scripts, so that the console opens without a connection:
// the counter with what the device keeps (web/outbox/keeping), other screens to say so. Answers of the API pass it by.
import { screens } from './screens.ts'

type Later = Event & { waitUntil(work: Promise<unknown>): void }
type Asked = Later & { request: Request; respondWith(answer: Promise<Response>): void }
type Worker = {
  skipWaiting(): Promise<void>
  clients: { claim(): Promise<void> }
  addEventListener<E extends Event>(name: string, listener: (event: E) => void): void
}

/** Written in by the build: every script and stylesheet of the console, a name for this set, and its language. */
declare const CONSOLE_BUILD: { name: string; files: string[]; language: string }

const worker = globalThis as unknown as Worker
const PAGE = '/dashboard'
const PREFIX = 'console '
/**
 * A new build is a new worker, which keeps its own files and waits until no page uses the old ones. A build in another
 * language does not wait: whoever chose it would read the former language without a connection.
 */
const build = CONSOLE_BUILD
const NAME = `${PREFIX}${build.language} ${build.name}`

/** The name of the files of a build, with its language. */
const OF_LANGUAGE = /^console (\w\w) /

worker.addEventListener<Later>('install', (event) => event.waitUntil(keepBuild()))
worker.addEventListener<Later>('activate', (event) =>
  event.waitUntil(Promise.all([dropOlderBuilds(), worker.clients.claim()])),
)
worker.addEventListener<Asked>('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate' && screens.includes(pathname.split('/')[1]!))
    event.respondWith(page(request))
  else if (pathname.startsWith('/assets/')) event.respondWith(keptAsset(request))
})

async function keepBuild(): Promise<void> {
  const store = await caches.open(NAME)
  // The page is the same for everybody; it requests its data itself.
  await store.addAll([PAGE, ...build.files])
  const kept = (await caches.keys()).map((name) => OF_LANGUAGE.exec(name)?.[1])
  if (kept.some((language) => language && language !== build.language)) await worker.skipWaiting()
}

async function dropOlderBuilds(): Promise<void> {
  const older = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== NAME)
  await Promise.all(older.map((name) => caches.delete(name)))
}

/** The page from the server. Without one, or where a proxy says that it is away, the kept one. */
async function page(request: Request): Promise<Response> {
  try {
    const fresh = await fetch(request)
    return isAway(fresh) ? await kept(PAGE, undefined).catch(() => fresh) : fresh
  } catch (error) {
    return kept(PAGE, error)
  }
}

const isAway = ({ status }: Response): boolean => status >= 502 && status <= 504

async function kept(path: string, error: unknown): Promise<Response> {
  const found = await (await caches.open(NAME)).match(path)
  if (!found) throw error
  return found
}

/** Answers with a kept asset. Assets are never stale; fonts and pictures are kept once they were used. */
async function keptAsset(request: Request): Promise<Response> {
  // If a cache cannot be opened or has no room, the network's answer is still used.
  const store = await caches.open(NAME).catch(() => undefined)
  const found = await store?.match(request.url).catch(() => undefined)
  if (found) return found
  const fresh = await fetch(request)
  if (fresh.ok) await store?.put(request.url, fresh.clone()).catch(() => {})
  return fresh
}
