// Runs beside the pages under /customer/. It serves the newest page while there is a connection, and the last one
// without.

type Later = Event & { waitUntil(work: Promise<unknown>): void }
type Asked = Later & { request: Request; respondWith(answer: Promise<Response>): void }
type PageMessage = Later & { data: { keep?: unknown } }
type Worker = {
  skipWaiting(): Promise<void>
  clients: { claim(): Promise<void> }
  addEventListener<E extends Event>(name: string, listener: (event: E) => void): void
}

const worker = globalThis as unknown as Worker
const PAGE = '/customer/'
const cache = () => caches.open('portal')

worker.addEventListener<Later>('install', (event) =>
  event.waitUntil(Promise.all([worker.skipWaiting(), fetch('/customer/dashboard').then(keepPage)])),
)
worker.addEventListener<Later>('activate', (event) => event.waitUntil(worker.clients.claim()))
worker.addEventListener<PageMessage>('message', (event) => {
  if (Array.isArray(event.data.keep)) event.waitUntil(keepAssets(event.data.keep.map(String)))
})
worker.addEventListener<Asked>('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate') event.respondWith(freshPage(request))
  else if (neverStale(pathname)) event.respondWith(keptAsset(request))
})

async function keepPage(page: Response): Promise<void> {
  if (page.ok && !page.redirected) await (await cache()).put(PAGE, page)
}

async function freshPage(request: Request): Promise<Response> {
  try {
    const page = await fetch(request)
    // A page with a query names the business of somebody's link, which is not this browser's to keep.
    if (new URL(request.url).search === '') await keepPage(page.clone())
    return page
  } catch (error) {
    const kept = await (await cache()).match(PAGE)
    if (!kept) throw error
    return kept
  }
}

/** True for assets and logos: their names have the hash of their content, so a cached one is never old. */
const neverStale = (path: string): boolean => /^\/(assets|logos)\//.test(path)

async function keptAsset(request: Request): Promise<Response> {
  const kept = await (await cache()).match(request.url)
  return kept ?? fetch(request)
}

/**
 * Keeps what the present page uses, and deletes assets of earlier pages. Logos stay for a page that shows none, such as
 * that of the sign-in: the card shows its own without a connection.
 */
async function keepAssets(paths: string[]): Promise<void> {
  const store = await cache()
  const wanted = new Set(paths.filter(neverStale))
  const isOld = (path: string) =>
    path.startsWith('/assets/') || (showsLogo(wanted) && path.startsWith('/logos/'))
  const kept = new Set<string>()
  for (const request of await store.keys()) {
    const { pathname } = new URL(request.url)
    if (wanted.has(pathname)) kept.add(pathname)
    else if (isOld(pathname)) await store.delete(request)
  }
  await store.addAll([...wanted].filter((path) => !kept.has(path)))
}

const showsLogo = (paths: Set<string>): boolean => [...paths].some((path) => path.startsWith('/logos/'))
