import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { createServer, request } from 'node:http'
import { join } from 'node:path'
import { createServer as createVite } from 'vite'

/** The pages whose screens Vite serves from their sources. */
const pages = ['console', 'portal']

/**
 * The address that browsers use in development: Vite serves the sources of the screens, the server everything else.
 * Where the server answers with a built page, that page's source is sent instead, in the same language, with the scripts
 * that update an open page without a reload. The built page's CSP is left out, because it forbids these scripts.
 */
export async function openFrontDoor(port, whenReady) {
  const http = createServer()
  const screens = screensByLanguage(http)
  await screens.in('en')
  http.on('request', async (asked, answer) => {
    const [, language] = LANGUAGE_PATH.exec(asked.url) ?? []
    if (language || isSource(asked.url))
      return (await screens.in(language ?? 'en')).middlewares(asked, answer)
    const serverPort = await whenReady()
    // If the browser has disconnected, the server would wait for the rest of the request.
    if (!answer.destroyed) forward(asked, answer, serverPort, screens)
  })
  http.listen(port, '127.0.0.1')
  await once(http, 'listening')
  return {
    close: async () => {
      await screens.close()
      http.closeAllConnections()
      http.close()
    },
  }
}

/** The path under which the sources of a language other than English are served. */
const LANGUAGE_PATH = /^\/in-([a-z]{2})\//

/**
 * Vite brings one language, as a build does, so each language that somebody reads gets one of its own. English begins
 * with the server, and has no path of its own.
 */
function screensByLanguage(http) {
  const begun = new Map()
  const begin = (language) =>
    createVite({
      configFile: 'vite.config.ts',
      appType: 'custom',
      server: { middlewareMode: true, hmr: { server: http }, fs: { allow: ['..'] } },
      ...(language !== 'en' && {
        mode: language,
        base: `/in-${language}/`,
        cacheDir: join(process.cwd(), 'node_modules', '.vite', language),
      }),
    })
  return {
    in(language) {
      if (!begun.has(language)) begun.set(language, begin(language))
      return begun.get(language)
    },
    async close() {
      for (const vite of begun.values()) await (await vite).close()
    },
  }
}

/** True for Vite's own addresses, and for files of web/ under their paths. */
function isSource(url) {
  const { pathname } = new URL(url, 'http://localhost')
  return /^\/(@|node_modules\/)/.test(pathname) || (/\.\w+$/.test(pathname) && existsSync(`web${pathname}`))
}

function forward(asked, answer, port, screens) {
  const { method, url: path, headers } = asked
  // No connection outlives its request: a server that ends waits for its open connections.
  const alone = { ...headers, connection: 'close' }
  // Pages are not compressed on their way here: answerPage reads their text.
  const { 'accept-encoding': _none, ...plain } = alone
  const wantsPage = headers.accept?.includes('text/html')
  const passed = request(
    { host: '127.0.0.1', port, method, path, headers: wantsPage ? plain : alone, agent: false },
    async (got) => {
      if (wantsPage && got.headers['content-type']?.startsWith('text/html'))
        return answerPage(got, answer, path, screens).catch((error) => answer.destroy(error))
      const { connection: _close, ...kept } = got.headers
      answer.writeHead(got.statusCode, kept)
      got.pipe(answer)
    },
  )
  passed.on('error', () => answer.destroy())
  answer.on('close', () => passed.destroy())
  asked.pipe(passed)
}

async function answerPage(got, answer, path, screens) {
  const body = (await got.setEncoding('utf8').toArray()).join('')
  const page = pages.find((name) => body.includes(` src="/assets/${name}-`))
  const {
    'content-length': _length,
    'transfer-encoding': _encoding,
    connection: _close,
    ...headers
  } = got.headers
  if (!page) return answer.writeHead(got.statusCode, headers).end(body)
  const [tag, language] = /<html lang="([a-z]{2})"[^>]*>/.exec(body)
  const vite = await screens.in(language)
  const source = absolute(readFileSync(`web/${page}/index.html`, 'utf8'), page).replace(/<html[^>]*>/, tag)
  delete headers['content-security-policy']
  const html = await vite.transformIndexHtml(`/${page}/index.html`, source, path)
  answer.writeHead(got.statusCode, { ...headers, 'cache-control': 'no-store' }).end(html)
}

/** The page's own addresses from the root: it is sent under many paths, and Vite writes them so only for a page at '/'. */
const absolute = (source, page) =>
  source.replaceAll(/(?<=(?:src|href)=")\.(\.?)\//g, (_, up) => (up ? '/' : `/${page}/`))
